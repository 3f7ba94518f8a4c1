import { useEffect } from 'react';

/** A failed load of a list is logged; the screen says so in its place, without a toast (LIST-14, AGENTS-11). */
export function useLoadFailureLog(what: string, error: unknown) {
  useEffect(() => {
    if (error) console.error(`${what} could not be loaded`, error);
  }, [what, error]);
}
