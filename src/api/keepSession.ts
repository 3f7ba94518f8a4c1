import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { baseApi } from './baseApi.ts';
import { browserStorage } from './browserStorage.ts';
import {
  loggedOut,
  type SessionRoot,
  selectPerson,
  selectUser,
  sessionRefused,
  sessionStarted,
  storageRefused,
  userChanged,
} from './sessionSlice.ts';

/** Writes each change of the session to browser storage, and forgets one person's data before the next. */
export const keepSession = createListenerMiddleware<SessionRoot>();

keepSession.startListening({
  matcher: isAnyOf(sessionStarted, userChanged),
  effect: (action, { dispatch, getState }) => {
    const isKept =
      (!sessionStarted.match(action) || browserStorage.write('token', action.payload.token)) &&
      browserStorage.write('user', JSON.stringify(selectUser(getState())));
    if (isKept) return;
    // Half a session, or another's, is worse than none.
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

keepSession.startListening({
  predicate: (_action, state, previous) => selectPerson(state) !== selectPerson(previous),
  effect: (_action, { dispatch }) => void dispatch(baseApi.util.resetApiState()),
});
