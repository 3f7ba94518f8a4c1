import {
  createContext,
  type PropsWithChildren,
  startTransition,
  useLayoutEffect,
  useReducer,
} from 'react';
import type { RouterProviderProps } from 'react-router-dom';

/** The number of the visit: it increases when the path changes. */
export const VisitContext = createContext(0);

/** A new key per change of the path: after a fast Back a screen may still be locked by a request. */
export function NavigationKeyProvider({
  router,
  children,
}: PropsWithChildren<RouterProviderProps>) {
  const [{ visit }, recordVisit] = useReducer(
    (last, pathname: string) =>
      pathname === last.pathname ? last : { pathname, visit: last.visit + 1 },
    { pathname: router.state.location.pathname, visit: 0 },
  );
  // In the router's own transition, so that both render together.
  useLayoutEffect(
    () => router.subscribe(({ location }) => startTransition(() => recordVisit(location.pathname))),
    [router],
  );
  return <VisitContext value={visit}>{children}</VisitContext>;
}
