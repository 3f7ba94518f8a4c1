import { tabStorage } from './storages.ts';

const REQUEST = 'canvass-demo-forget';

const dropFrom = (storage: Storage, prefix: string) => {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
};

/** Deletes all unsent text, so that a fresh start offers nothing earlier (DEMO-18). */
export function forgetUnsaved(): void {
  try {
    sessionStorage.removeItem(REQUEST);
    dropFrom(localStorage, 'draft:');
  } catch {
    // Blocked storage has nothing to delete.
  }
}

/** Requests that the tab's next page deletes unsaved text: this page may still write it while unloading. */
export function forgetOnReload(): void {
  tabStorage.write(REQUEST, 'yes');
}

/** Whether the previous page requested the deletion. */
export const mustForget = (): boolean => tabStorage.read(REQUEST) !== null;
