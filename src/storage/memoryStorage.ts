/**
 * A storage for tests outside a browser. Its keys are its own properties, as in a browser; a test
 * may replace its methods.
 */
export function memoryStorage(): Storage {
  const storage: Record<string, string> = {};
  const method = (value: unknown) => ({ value, writable: true });
  return Object.defineProperties(storage, {
    getItem: method((key: string) => storage[key] ?? null),
    setItem: method((key: string, value: string) => {
      storage[key] = value;
    }),
    removeItem: method((key: string) => {
      delete storage[key];
    }),
  }) as unknown as Storage;
}
