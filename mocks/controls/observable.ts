/** An immutable value with subscriptions, for React's `useSyncExternalStore`. */
export function observable<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    state: () => value,
    set(next: Value) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
