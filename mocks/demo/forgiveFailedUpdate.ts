const FAILED_UPDATE = /^Failed to update a ServiceWorker for scope .*: Not found$/;

/**
 * The service worker unregisters itself with its last page. Where the next page starts meanwhile, MSW
 * finds it still there and updates it, without waiting for the outcome: that it is gone harms nothing,
 * for it goes on answering this page, and is no error to report.
 */
export function forgiveFailedUpdate(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { message } = (event.reason ?? {}) as { message?: string };
    if (message && FAILED_UPDATE.test(message)) event.preventDefault();
  });
}
