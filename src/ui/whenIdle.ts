/** How long Safari waits instead, which has no idle callback (ms). */
const WITHOUT_IDLE = 300;

/**
 * Runs work when the page is idle, and never if the browser saves data. Returns the cancel
 * function.
 */
export function whenIdle(work: () => void): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => undefined;
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, WITHOUT_IDLE);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(work);
  return () => cancelIdleCallback(callback);
}
