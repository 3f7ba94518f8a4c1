import { createListenerMiddleware } from '@reduxjs/toolkit';
import { type ApiState, abandon } from './abandon.ts';
import { baseApi } from './baseApi.ts';

/** What RTK Query's middleware answers to the action that its own hooks ask it with. */
interface Subscriptions {
  getSubscriptionCount: (queryCacheKey: string) => number;
}

/**
 * Aborts what nobody looks at any more and was never answered (FAULT-7): the next visit asks anew. What is read again
 * while older data are there goes on to its end, for the failed call would be shown in place of them.
 */
export function abortUnwatched() {
  const { unsubscribeQueryResult, internal_getRTKQSubscriptions } = baseApi.internalActions;
  const { startListening, middleware } = createListenerMiddleware<ApiState>();
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
