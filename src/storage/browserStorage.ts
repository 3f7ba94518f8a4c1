/** Values that the browser refused, and the values that it had for the same keys at that moment. */
interface RefusedUnit {
  unit: Record<string, string>;
  storedValues: (string | null)[];
}

/**
 * One of the browser's storages, which may be full or blocked. Keys that are read and written
 * together, in one order, form a unit: the browser has all of them, or none. This tab's memory keeps
 * a unit that the browser refuses, until another tab changes a stored value of it (SESSION-2).
 */
function createStorage(storage: () => Storage) {
  const refusedUnits = new Map<string, RefusedUnit>();
  const unitName = (keys: string[]) => keys.join(' ');

  const readStored = (key: string): string | null => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  };

  const removeStored = (key: string) => {
    try {
      storage().removeItem(key);
    } catch {
      // Blocked storage contains nothing to remove.
    }
  };

  /** Returns false if there is no room for the previous value, either. */
  const restoreStored = (key: string, value: string | null): boolean => {
    removeStored(key);
    try {
      if (value !== null) storage().setItem(key, value);
      return true;
    } catch {
      return false;
    }
  };

  /** The values of a unit's keys; null for a missing one. */
  const read = (...keys: string[]): (string | null)[] => {
    const storedValues = keys.map(readStored);
    const refused = refusedUnits.get(unitName(keys));
    if (refused?.storedValues.every((value, index) => value === storedValues[index])) {
      return Object.values(refused.unit);
    }
    refusedUnits.delete(unitName(keys));
    return storedValues;
  };

  /** Writes a unit, key by key; false if refused: the previous values stay, or none. */
  const write = (unit: Record<string, string>): boolean => {
    const keys = Object.keys(unit);
    const changedBefore: [key: string, value: string | null][] = [];
    try {
      for (const [key, value] of Object.entries(unit)) {
        const previousValue = readStored(key);
        storage().setItem(key, value);
        changedBefore.push([key, previousValue]);
      }
      refusedUnits.delete(unitName(keys));
      return true;
    } catch {
      const isRestored = changedBefore.every(([key, value]) => restoreStored(key, value));
      if (!isRestored) keys.forEach(removeStored);
      const storedValues = keys.map(readStored);
      refusedUnits.set(unitName(keys), { unit, storedValues });
      return false;
    }
  };

  return {
    read,
    write,

    /** Whether the browser has what `read` returns, and not only this tab. */
    isStored(...keys: string[]): boolean {
      read(...keys);
      return !refusedUnits.has(unitName(keys));
    },

    /** Writes the refused units again. Returns the keys of those that only this tab has. */
    retryWrites(): string[] {
      const units = [...refusedUnits.values()].map(({ unit }) => unit);
      return units.flatMap((unit) => {
        const keys = Object.keys(unit);
        read(...keys);
        const isObsolete = !refusedUnits.has(unitName(keys));
        return isObsolete || write(unit) ? [] : keys;
      });
    },

    remove(...keys: string[]): void {
      refusedUnits.delete(unitName(keys));
      keys.forEach(removeStored);
    },
  };
}

/** The storage that all tabs and visits of this browser share. */
export const browserStorage = createStorage(() => localStorage);

/** The storage of this tab, which survives a reload. */
export const tabStorage = createStorage(() => sessionStorage);
