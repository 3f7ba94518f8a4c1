import { createContext } from 'react';

/** Prefetches what a path needs that is about to be opened. */
export const PrefetchContext = createContext<(path: string) => void>(() => undefined);
