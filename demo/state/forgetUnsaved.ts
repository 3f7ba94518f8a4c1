import { clear, createStore } from 'idb-keyval';
import { tabStorage } from './storages.ts';

const REQUEST = 'canvass-demo-forget';

const dropFrom = (storage: Storage, prefix: string) => {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
};

/** Deletes everything that was typed but not sent, so that a fresh start offers nothing from before (DEMO-18). */
export async function forgetUnsaved(): Promise<void> {
  try {
    sessionStorage.removeItem(REQUEST);
    dropFrom(localStorage, 'draft:');
    await clear(createStore('canvass-drafts', 'drafts'));
  } catch {
    // Storage that cannot be reached holds nothing.
  }
}

/** Asks the next page of this tab to delete it, because this page may write once more while it unloads. */
export function forgetOnReload(): void {
  tabStorage.write(REQUEST, 'yes');
}

/** Whether the page before asked for it. */
export const isToForget = (): boolean => tabStorage.read(REQUEST) !== null;
