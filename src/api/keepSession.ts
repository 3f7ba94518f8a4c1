import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { browserStorage } from './browserStorage.ts';
import {
  loggedOut,
  type SessionRoot,
  selectUser,
  sessionRefused,
  sessionStarted,
  storageRefused,
  userChanged,
} from './sessionSlice.ts';

/** Writes each change of the session to browser storage. */
export const keepSession = createListenerMiddleware<SessionRoot>();

keepSession.startListening({
  matcher: isAnyOf(sessionStarted, userChanged),
  effect: (action, { dispatch, getState }) => {
    const isKept =
      (!sessionStarted.match(action) || browserStorage.write('token', action.payload.token)) &&
      browserStorage.write('user', JSON.stringify(selectUser(getState())));
    if (isKept) return;
    // Half a session, or somebody else's, is worse than none.
    browserStorage.remove('token');
    browserStorage.remove('user');
    dispatch(storageRefused());
  },
});

keepSession.startListening({
  matcher: isAnyOf(loggedOut, sessionRefused),
  effect: () => {
    browserStorage.remove('token');
    browserStorage.remove('user');
  },
});
