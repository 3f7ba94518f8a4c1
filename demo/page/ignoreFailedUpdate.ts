const FAILED_UPDATE = /^Failed to update a ServiceWorker for scope .*: Not found$/;

/**
 * The service worker unregisters itself with its last page. If the next page starts at that moment,
 * MSW still finds the worker and updates it, without awaiting the result. The update fails, but the
 * worker still answers, so there is no error to report.
 */
export function ignoreFailedUpdate(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { message } = (event.reason ?? {}) as { message?: string };
    if (message && FAILED_UPDATE.test(message)) event.preventDefault();
  });
}
