import { createContext } from 'react';

/** Prefetches code and data of a path that opens soon. */
export const PrefetchContext = createContext<(path: string) => void>(() => undefined);
