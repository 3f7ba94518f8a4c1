/**
 * Browser storage that may be full or forbidden. A read then finds nothing and a write returns
 * false, so that the caller can continue in memory.
 */
export const browserStorage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): boolean {
    try {
      localStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  keys(): string[] {
    try {
      return Object.keys(localStorage);
    } catch {
      return [];
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Unreachable storage holds nothing to remove.
    }
  },
};
