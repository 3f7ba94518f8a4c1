/** How long Safari, which has no idle callback, waits in its place (ms). */
const WITHOUT_IDLE = 300;

/**
 * Runs work that can wait once the page has nothing else to do, and never where the person asked for
 * little data. Returns how to cancel it.
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
