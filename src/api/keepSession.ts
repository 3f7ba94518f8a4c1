import { createListenerMiddleware } from '@reduxjs/toolkit';
import { browserStorage } from '#storage/browserStorage.ts';
import { type SessionRoot, sessionReread, storageRefused } from './sessionSlice.ts';
import { forgetSession } from './storedSession.ts';

/** Writes each change of the session to browser storage. */
export const keepSession = createListenerMiddleware<SessionRoot>();

keepSession.startListening({
  predicate: (action, { session }, before) =>
    session !== before.session &&
    !session.isInMemory &&
    // A session read from storage is there already; an invalid one is removed.
    !(sessionReread.match(action) && session.token !== null),
  effect: (_action, { dispatch, getState }) => {
    const { token, user } = getState().session;
    const isKept =
      token !== null &&
      // The user first: other tabs read a token without a user as the end of the session.
      browserStorage.write('user', JSON.stringify(user)) &&
      browserStorage.write('token', token);
    if (isKept) return;
    // Half a session, or another person's, is worse than none.
    forgetSession();
    if (token !== null) dispatch(storageRefused());
  },
});
