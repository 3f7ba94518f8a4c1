import { createListenerMiddleware } from '@reduxjs/toolkit';
import { type ApiState, abortAndForget } from './abortAndForget.ts';
import { baseApi } from './baseApi.ts';

/** How RTK Query's middleware answers the action that its own hooks send. */
interface Subscriptions {
  getSubscriptionCount: (queryCacheKey: string) => number;
}

/**
 * Aborts first loads without subscribers (FAULT-7); the next visit sends them again. A refetch runs
 * to its end, because its failure would replace good data.
 */
export function abortUnsubscribed() {
  const { unsubscribeQueryResult, internal_getRTKQSubscriptions } = baseApi.internalActions;
  const { startListening, middleware } = createListenerMiddleware<ApiState>();
  startListening({
    actionCreator: unsubscribeQueryResult,
    effect: async ({ payload: { queryCacheKey } }, { dispatch, getState, delay }) => {
      // The next screen, which renders in the same step, may subscribe to the same query.
      await delay(0);
      const asked: unknown = dispatch(internal_getRTKQSubscriptions());
      if ((asked as Subscriptions).getSubscriptionCount(queryCacheKey) > 0) return;
      const entry = getState()[baseApi.reducerPath].queries[queryCacheKey];
      if (entry?.status !== 'pending' || entry.data !== undefined) return;
      dispatch(abortAndForget(queryCacheKey));
    },
  });
  return middleware;
}
