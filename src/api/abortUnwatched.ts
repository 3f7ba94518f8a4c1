import { createListenerMiddleware, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import { baseApi } from './baseApi.ts';

interface State {
  [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer>;
}

/** What RTK Query's middleware answers to the action that its own hooks ask it with. */
interface Subscriptions {
  getSubscriptionCount: (queryCacheKey: string) => number;
}

/** Aborts a call and forgets what it was to bring, also what an earlier one brought. */
export const abandon =
  (queryCacheKey: string) =>
  (dispatch: ThunkDispatch<State, unknown, UnknownAction>): void => {
    for (const running of dispatch(baseApi.util.getRunningQueriesThunk())) {
      if (running.queryCacheKey === queryCacheKey) running.abort();
    }
    dispatch(
      baseApi.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as QueryCacheKey }),
    );
  };

/**
 * Aborts what nobody looks at any more and was never answered (FAULT-7): the next visit asks anew. What is read again
 * while older data are there goes on to its end, for the failed call would be shown in place of them.
 */
export function abortUnwatched() {
  const { unsubscribeQueryResult, internal_getRTKQSubscriptions } = baseApi.internalActions;
  const { startListening, middleware } = createListenerMiddleware<State>();
  startListening({
    actionCreator: unsubscribeQueryResult,
    effect: async ({ payload: { queryCacheKey } }, { dispatch, getState, delay }) => {
      // The next screen may look at the same: it is shown in the same step.
      await delay(0);
      const asked: unknown = dispatch(internal_getRTKQSubscriptions());
      if ((asked as Subscriptions).getSubscriptionCount(queryCacheKey) > 0) return;
      const entry = getState()[baseApi.reducerPath].queries[queryCacheKey];
      if (entry?.status !== 'pending' || entry.data !== undefined) return;
      dispatch(abandon(queryCacheKey));
    },
  });
  return middleware;
}
