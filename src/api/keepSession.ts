import { createListenerMiddleware } from '@reduxjs/toolkit';
import { baseApi } from './baseApi.ts';
import { shownData } from './refreshed.ts';
import {
  type SessionRoot,
  selectPerson,
  selectToken,
  sessionReread,
  sessionStarted,
  storageRefused,
} from './sessionSlice.ts';
import { forgetSession, storedSession, writeSession } from './storedSession.ts';

/** Writes each change of the session to browser storage. */
export const keepSession = createListenerMiddleware<SessionRoot>();

keepSession.startListening({
  predicate: (action, { session }, before) =>
    session !== before.session &&
    !session.isInMemory &&
    // A session read from storage is there already; an invalid one is removed.
    !(sessionReread.match(action) && session.token !== null),
  effect: (action, { dispatch, getState, getOriginalState }) => {
    const before = getOriginalState().session;
    const { token, user } = getState().session;
    // A tab that has not noticed another tab's session neither ends nor replaces it (SEAM-40).
    const isOwn = storedSession().token === (before.isInMemory ? null : before.token);
    if (!isOwn && !sessionStarted.match(action) && !sessionReread.match(action)) {
      dispatch(sessionReread());
      return;
    }
    if (token !== null && user && writeSession({ token, user })) return;
    // Half a session, or another person's, is worse than none.
    forgetSession();
    if (token !== null) dispatch(storageRefused());
  },
});

// The same person with another token: what is typed stays, and everything is read anew. The store
// itself empties the cache of another person.
keepSession.startListening({
  predicate: (_action, now, before) =>
    selectPerson(now) !== null &&
    selectPerson(now) === selectPerson(before) &&
    selectToken(now) !== selectToken(before),
  effect: (_action, { dispatch }) => {
    dispatch(baseApi.util.invalidateTags([...shownData]));
  },
});
