/** A storage for tests, which run where there is no browser. Its keys are its own, as in one; a test may replace its methods. */
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
