const FAILED_UPDATE = /^Failed to update a ServiceWorker for scope .*: Not found$/;

/**
 * The service worker unregisters itself with its last page. When the next page starts just then, MSW still
 * finds it and updates it, without awaiting the outcome. The update fails, but the worker goes on answering
 * this page, so there is no error to report.
 */
export function forgiveFailedUpdate(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { message } = (event.reason ?? {}) as { message?: string };
    if (message && FAILED_UPDATE.test(message)) event.preventDefault();
  });
}
