/** The URL parameter of a document that the application reloaded by itself. */
const RELOADED = 'reloaded';

let isReloaded = false;

/** Stops `LeaveGuard` from asking before the document is replaced: the session is over. */
const skipLeavePrompt = () => {
  document.documentElement.dataset.leaving = '';
};

/**
 * Replaces the whole document, which aborts every request and removes all data in memory. An object,
 * so that a test can keep its own document.
 */
export const browserPage = {
  /**
   * Reloads the current URL, without its history state. Returns false if this document was
   * reloaded already, and is still at the same location: a fault must not reload without end (FAULT-5).
   */
  reload(): boolean {
    if (isReloaded) return false;
    skipLeavePrompt();
    const url = new URL(location.href);
    url.searchParams.set(RELOADED, '');
    history.replaceState(null, '', url);
    location.reload();
    return true;
  },

  /** Opens another URL as a new document. */
  open(url: string): void {
    skipLeavePrompt();
    location.assign(url);
  },
};

/** Removes the mark of an automatic reload from the URL. Call it before the router reads the URL. */
export function readReloadMark(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(RELOADED)) return;
  isReloaded = true;
  url.searchParams.delete(RELOADED);
  history.replaceState(history.state, '', url);
}

/** Allows the next automatic reload, because the location changed. */
export const allowReload = (): void => {
  isReloaded = false;
};
