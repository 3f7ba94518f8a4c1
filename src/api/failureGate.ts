import { isRejected, type Middleware } from '@reduxjs/toolkit';

/**
 * Delays the failure of a query until its screen is rendered. A hook that finds a failed query
 * would send it again, so without the delay a failure would be requested and reported twice
 * (LOAD-7).
 */
export function createFailureGate() {
  let isClosed = false;
  let delayed: (() => void)[] = [];

  const middleware: Middleware = () => (next) => (action) => {
    if (!isClosed || !isRejected(action) || action.meta.condition) return next(action);
    const { type, forceRefetch } = (action.meta.arg ?? {}) as Record<string, unknown>;
    // The caller of a forced refetch awaits its promise, and so learns of its failure.
    if (type !== 'query' || forceRefetch === true) return next(action);
    delayed.push(() => next(action));
    return action;
  };

  return {
    middleware,

    /** A screen is loading. */
    close() {
      isClosed = true;
    },

    /** The screen is rendered. */
    open() {
      isClosed = false;
      const due = delayed;
      delayed = [];
      for (const pass of due) pass();
    },
  };
}
