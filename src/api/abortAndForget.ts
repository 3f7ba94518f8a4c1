import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import { baseApi } from './baseApi.ts';

export interface ApiState {
  [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer>;
}

/** Aborts a call and discards its result, also that of an earlier run. */
export const abortAndForget =
  (queryCacheKey: string) =>
  (dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>): void => {
    for (const running of dispatch(baseApi.util.getRunningQueriesThunk())) {
      if (running.queryCacheKey === queryCacheKey) running.abort();
    }
    dispatch(
      baseApi.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as QueryCacheKey }),
    );
  };
