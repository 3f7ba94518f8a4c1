/** A storage that lasts as long as the page. */
function createMemoryStorage(): Storage {
  const items = new Map<string, string>();
  const methods = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, String(value)),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
    key: (index: number) => [...items.keys()][index] ?? null,
  };
  // `Object.keys` of a storage are its keys.
  return new Proxy(methods as Storage, {
    get: (_, name) => (name === 'length' ? items.size : methods[name as keyof typeof methods]),
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_, name) => ({
      value: items.get(String(name)),
      enumerable: true,
      configurable: true,
    }),
  });
}

// Replaces forbidden storages by ones in memory, so that the demo still runs (DEMO-15).
for (const name of ['localStorage', 'sessionStorage'] as const) {
  try {
    window[name].getItem('canvass-demo');
  } catch {
    Object.defineProperty(window, name, { value: createMemoryStorage(), configurable: true });
  }
}
