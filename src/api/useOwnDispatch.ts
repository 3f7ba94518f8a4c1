import type { UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useState } from 'react';
import { useStore } from 'react-redux';
import type { ApiError } from './apiError.ts';
import { type SessionRoot, selectPerson } from './sessionSlice.ts';

const nothing = () => undefined;

/** What a call returns that is not sent, with the members that the hooks use. */
function unsent() {
  const error: ApiError = { kind: 'superseded' };
  return Object.assign(Promise.resolve({ error }), {
    unwrap: () => Promise.reject(error),
    abort: nothing,
    reset: nothing,
    refetch: nothing,
    unsubscribe: nothing,
    updateSubscriptionOptions: nothing,
    requestId: 'unsent',
    queryCacheKey: 'unsent',
    arg: {},
  });
}

/**
 * The dispatch of every hook of the API: it sends calls as long as the person whose screen began
 * them is signed in, also those that follow later (SEAM-2).
 */
export function useOwnDispatch() {
  const { dispatch, getState } = useStore<SessionRoot>();
  const [person] = useState(() => selectPerson(getState()));
  return useCallback(
    (action: UnknownAction) => {
      const isCall = typeof action === 'function';
      const isLeft = person !== null && selectPerson(getState()) !== person;
      return isCall && isLeft ? unsent() : dispatch(action);
    },
    [dispatch, getState, person],
  );
}
