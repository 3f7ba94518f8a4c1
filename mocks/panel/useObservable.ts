import { useSyncExternalStore } from 'react';

/** The value now, and again whenever it is replaced. */
export const useObservable = <Value>(source: {
  subscribe: (listener: () => void) => () => void;
  state: () => Value;
}): Value => useSyncExternalStore(source.subscribe, source.state);
