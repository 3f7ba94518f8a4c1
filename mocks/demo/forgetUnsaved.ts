import { clear, createStore } from 'idb-keyval';

const REQUEST = 'canvass-demo-forget';

const dropFrom = (storage: Storage, prefix: string) => {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
};

/** Deletes everything that was typed but not sent, so that a fresh start offers nothing from before (DEMO-18). */
export async function forgetUnsaved(): Promise<void> {
  try {
    sessionStorage.removeItem(REQUEST);
    dropFrom(localStorage, 'draft:');
    dropFrom(sessionStorage, 'typed:');
    await clear(createStore('canvass-drafts', 'drafts'));
  } catch {
    // Storage that cannot be reached holds nothing.
  }
}

/** Asks the next page of this tab to delete it, because this page may write once more while it unloads. */
export function forgetOnReload(): void {
  try {
    sessionStorage.setItem(REQUEST, 'yes');
  } catch {
    // Nothing is kept either.
  }
}

/** Whether the page before asked for it. */
export function isToForget(): boolean {
  try {
    return sessionStorage.getItem(REQUEST) !== null;
  } catch {
    return false;
  }
}
