import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { paths } from '#domain/paths.ts';
import type { Session } from '#domain/person/session.ts';
import type { User } from '#domain/person/user.ts';
import { browserPage } from './browserPage.ts';
import { environment } from './environment.ts';
import { type SessionRoot, sessionEnded, sessionRead } from './sessionSlice.ts';
import {
  removeSession,
  sessionKey,
  storedSession,
  writeEndNotice,
  writeSession,
} from './storedSession.ts';

type Thunk<Result = void> = ThunkAction<Result, SessionRoot, unknown, UnknownAction>;

/** Whether storage has another user than this tab, or none (SEAM-1). */
const hasPersonChanged = ({ session }: SessionRoot): boolean =>
  session.token !== null && sessionKey(storedSession()) !== sessionKey(session);

const readSession = (): Thunk => (dispatch) => {
  dispatch(sessionRead(storedSession()));
};

/**
 * Compares the session in the store with the one in storage. Another token or name of the same
 * person is used; for another person, or nobody, the tab reloads. Returns true in that case.
 */
export const syncSession = (): Thunk<boolean> => (dispatch, getState) => {
  if (!hasPersonChanged(getState())) {
    dispatch(readSession());
    return false;
  }
  browserPage.reload();
  return true;
};

/** Starts the session of a person who logged in. */
export const startSession =
  (session: Session): Thunk =>
  (dispatch) => {
    writeSession(session);
    dispatch(readSession());
  };

/** Replaces this document. If that fails, it shows nothing of its user any more. */
const openDocument =
  (exitPath: string, { hasExpired }: { hasExpired: boolean }): Thunk =>
  (dispatch) => {
    browserPage.open(environment.baseUrl + exitPath.slice(1));
    dispatch(sessionEnded({ hasExpired, exitPath }));
  };

/** Ends a refused session by opening the login page, which aborts all requests (SESSION-5). */
export const endSession = (): Thunk => (dispatch) => {
  removeSession();
  writeEndNotice();
  dispatch(openDocument(paths.login, { hasExpired: true }));
};

/** Stores the changed profile of the signed-in user. A late response of an earlier user's update is ignored. */
export const changeUser =
  (user: User): Thunk =>
  (dispatch, getState) => {
    const { token, user: storedUser } = storedSession();
    if (token === null || storedUser?.id !== user.id || hasPersonChanged(getState())) return;
    writeSession({ token, user });
    dispatch(readSession());
  };

/** Logs out and loads the start page as a new document. Another person's session stays (SESSION-4). */
export const logOut = (): Thunk => (dispatch, getState) => {
  if (!hasPersonChanged(getState())) removeSession();
  dispatch(openDocument(paths.landing, { hasExpired: false }));
};
