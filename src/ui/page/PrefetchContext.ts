import { createContext } from 'react';

/** Prefetches the code and the data of a path that opens soon. */
export const PrefetchContext = createContext<(path: string) => void>(() => undefined);
