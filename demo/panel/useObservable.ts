import { useSyncExternalStore } from 'react';

/** Subscribes to an observable and returns its current value. */
export const useObservable = <Value>(source: {
  subscribe: (listener: () => void) => () => void;
  state: () => Value;
}): Value => useSyncExternalStore(source.subscribe, source.state);
