import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { browserStorage } from '#storage/browserStorage.ts';
import {
  loggedOut,
  type SessionRoot,
  selectToken,
  selectUser,
  sessionRefused,
  sessionReread,
  sessionStarted,
  storageRefused,
  userChanged,
} from './sessionSlice.ts';
import { forgetSession } from './storedSession.ts';

/** Writes each change of the session to browser storage. */
export const keepSession = createListenerMiddleware<SessionRoot>();

keepSession.startListening({
  matcher: isAnyOf(sessionStarted, userChanged),
  effect: (action, { dispatch, getState }) => {
    if (userChanged.match(action) && selectUser(getState()) !== action.payload) return;
    const isKept =
      // The user first: other tabs read a token without a user as the end of the session.
      browserStorage.write('user', JSON.stringify(selectUser(getState()))) &&
      (!sessionStarted.match(action) || browserStorage.write('token', action.payload.token));
    if (isKept) return;
    // Half a session, or another person's, is worse than none.
    forgetSession();
    dispatch(storageRefused());
  },
});

keepSession.startListening({
  matcher: isAnyOf(loggedOut, sessionRefused),
  effect: forgetSession,
});

keepSession.startListening({
  actionCreator: sessionReread,
  effect: (_action, { getState }) => {
    // The stored session is invalid.
    if (selectToken(getState()) === null) forgetSession();
  },
});
