import { createContext, useContext } from 'react';

/** Says that a path is about to be opened, so that what it needs is on its way. */
export type ExpectRoute = (path: string) => void;

export const ExpectRouteContext = createContext<ExpectRoute>(() => undefined);

export function useExpectRoute(): ExpectRoute {
  return useContext(ExpectRouteContext);
}
