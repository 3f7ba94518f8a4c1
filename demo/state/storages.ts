/** A storage that may be full or forbidden: a read then finds nothing, and a write answers false. */
const tolerant = (storage: () => Storage) => ({
  read(key: string): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },

  /** What was written as JSON; null where there is none, or rubbish. */
  readJson(key: string): unknown {
    try {
      return JSON.parse(storage().getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },

  write(key: string, text: string): boolean {
    try {
      storage().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
});

/** What outlives a reload of this tab. */
export const tabStorage = tolerant(() => sessionStorage);

/** What is there in each tab and each visit of this browser. */
export const browserStorage = tolerant(() => localStorage);
