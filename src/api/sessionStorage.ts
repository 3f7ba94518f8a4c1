import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { baseApi } from './baseApi.ts';
import { browserStorage } from './browserStorage.ts';
import {
  selectUser,
  sessionEnded,
  type sessionReducer,
  sessionStarted,
  userChanged,
} from './sessionSlice.ts';

type SessionRoot = { session: ReturnType<typeof sessionReducer> };

/** Writes each change of the session to browser storage, and forgets one person's data before the next. */
export const sessionStorage = createListenerMiddleware<SessionRoot>();

sessionStorage.startListening({
  matcher: isAnyOf(sessionStarted, userChanged),
  effect: (action, { getState }) => {
    if (sessionStarted.match(action)) browserStorage.write('token', action.payload.token);
    browserStorage.write('user', JSON.stringify(selectUser(getState())));
  },
});

sessionStorage.startListening({
  actionCreator: sessionEnded,
  effect: (_action, { dispatch }) => {
    browserStorage.remove('token');
    browserStorage.remove('user');
    dispatch(baseApi.util.resetApiState());
  },
});
