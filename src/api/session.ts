import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Session } from '#domain/person/session.ts';
import type { User } from '#domain/person/user.ts';
import {
  type SessionRoot,
  sessionEnded,
  sessionReread,
  sessionStarted,
  userChanged,
} from './sessionSlice.ts';
import {
  forgetSession,
  personOf,
  storedSession,
  writeSession,
  writeUser,
} from './storedSession.ts';

/** Keeps an open form from asking whether to leave (`LeaveGuard`): its person has left. */
const leaveUnasked = () => {
  document.documentElement.dataset.leaving = '';
};

/** Replaces the whole document. An object, so that a test can keep its own document. */
export const browserPage = {
  /** Loads the current address again, without its history state. */
  reload(): void {
    leaveUnasked();
    history.replaceState(null, '', location.href);
    location.reload();
  },

  /** Opens another address. */
  open(address: string): void {
    leaveUnasked();
    location.assign(address);
  },
};

type Thunk<Result = void> = ThunkAction<Result, SessionRoot, unknown, UnknownAction>;

/** Whether storage holds another person than this tab, or nobody any more (SEAM-1). */
const isLeft = ({ session }: SessionRoot): boolean =>
  session.token !== null && !session.isInMemory && personOf(storedSession()) !== personOf(session);

/** The token in storage first, otherwise the one in memory (SESSION-2). */
export const currentToken = ({ session }: SessionRoot): string | null =>
  storedSession().token ?? session.token;

/** Reloads a tab whose person has left, and returns true; otherwise takes what is stored. */
export const followStorage = (): Thunk<boolean> => (dispatch, getState) => {
  const state = getState();
  if (isLeft(state)) browserPage.reload();
  else if (!state.session.isInMemory) dispatch(sessionReread());
  return isLeft(state);
};

export const startSession =
  (session: Session): Thunk =>
  (dispatch) => {
    dispatch(sessionStarted({ ...session, isInMemory: !writeSession(session) }));
  };

/** Ends a session that the server refuses. */
export const endSession = (): Thunk => (dispatch) => {
  forgetSession();
  dispatch(sessionEnded());
};

/** A late answer about a person who has left changes nothing. */
export const changeUser =
  (user: User): Thunk =>
  (dispatch, getState) => {
    const { session } = getState();
    if (session.user?.id !== user.id || isLeft(getState())) return;
    if (!session.isInMemory) writeUser(user);
    dispatch(userChanged(user));
  };

/** Logs out, and goes to the start page by a new document, which knows nothing of this one (SESSION-4). */
export const logOut = (): Thunk => (_dispatch, getState) => {
  if (!isLeft(getState())) forgetSession();
  browserPage.open(import.meta.env.BASE_URL);
};
