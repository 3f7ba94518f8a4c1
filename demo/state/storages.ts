/**
 * A storage that may be full or forbidden: a read then finds nothing, and a write returns false.
 */
const createSafeStorage = (storage: () => Storage) => ({
  read(key: string): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },

  /** Stored JSON; null for none, or for garbage. */
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

/** Survives a reload of this tab. */
export const tabStorage = createSafeStorage(() => sessionStorage);

/** Shared by all tabs and visits of this browser. */
export const demoStorage = createSafeStorage(() => localStorage);
