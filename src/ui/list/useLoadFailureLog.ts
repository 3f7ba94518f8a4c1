import { useEffect } from 'react';

/**
 * Logs a failed load of a list; the screen reports it in place, without a toast (LIST-14,
 * AGENTS-11).
 */
export function useLoadFailureLog(what: string, error: unknown) {
  useEffect(() => {
    if (error) console.error(`${what} could not be loaded`, error);
  }, [what, error]);
}
