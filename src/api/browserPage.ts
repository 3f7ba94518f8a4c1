import { browserStorage } from '#storage/browserStorage.ts';

/** The URL parameter of a document that the application reloaded by itself. */
const RELOADED = 'reloaded';

let isReloaded = false;
let isForAnotherPerson = false;

/** Stops `LeaveGuard` from asking before the document is replaced: what it guards is stored. */
const skipLeavePrompt = () => {
  document.documentElement.dataset.leaving = '';
};

/** Replaces the document, which aborts requests and drops data. An object, for tests to replace. */
export const browserPage = {
  /** Reloads for another person, without a question and without the history state of the person before. */
  reload(): void {
    isForAnotherPerson = true;
    skipLeavePrompt();
    history.replaceState(null, '', location.href);
    location.reload();
  },

  /**
   * Reloads because a file of the application is missing, unless this document was reloaded already,
   * and is still at the same location: a fault must not reload without end (FAULT-5).
   */
  reloadOnce(): void {
    if (isReloaded) return;
    skipLeavePrompt();
    const url = new URL(location.href);
    url.searchParams.set(RELOADED, '');
    history.replaceState(null, '', url);
    location.reload();
  },

  open(url: string): void {
    skipLeavePrompt();
    location.assign(url);
  },
};

/**
 * Tries refused writes again before the document is replaced, and asks while only this tab has
 * something (DRAFT-11). A session is no reason to ask: the person can log in again.
 */
export function askBeforeUnload(event: BeforeUnloadEvent): void {
  const unstoredKeys = browserStorage.retryWrites();
  if (isForAnotherPerson || unstoredKeys.every((key) => key === 'user' || key === 'token')) return;
  event.preventDefault();
  // The person may stay.
  delete document.documentElement.dataset.leaving;
}

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
