import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Session } from '#domain/person/session.ts';
import type { User } from '#domain/person/user.ts';
import { isPairWhole, storedSession } from './storedSession.ts';

interface SessionState {
  token: string | null;
  user: User | null;
  /** Storage refused the session: it lives in this tab alone. */
  isInMemory: boolean;
  /** The session ended without a logout: the login page says so. */
  hasEnded: boolean;
  /** Another person stands beside the token of the one before: the next token may be anybody's. */
  isHalf: boolean;
  /** Counts the persons who left this tab: what they typed or were told leaves with them. */
  visit: number;
}

type Next = Pick<SessionState, 'token' | 'user' | 'hasEnded'> & { isHalf?: boolean };

/** The state with another session; a person who leaves ends the visit. */
const changed = ({ token, user, visit, isHalf }: SessionState, next: Next): SessionState => ({
  isInMemory: false,
  isHalf: false,
  ...next,
  visit:
    (user && user.id !== next.user?.id) || (isHalf && token !== next.token) ? visit + 1 : visit,
});

const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({
    ...storedSession(),
    isInMemory: false,
    isHalf: false,
    hasEnded: false,
    visit: 0,
  }),
  reducers: {
    /** A login here: its own screen goes on until the redirect, whoever was signed in elsewhere. */
    sessionStarted: ({ visit }, { payload: { token, user } }: PayloadAction<Session>) => ({
      token,
      user,
      isInMemory: false,
      isHalf: false,
      hasEnded: false,
      visit,
    }),
    /** A logout by the person. */
    loggedOut: (state) => changed(state, { token: null, user: null, hasEnded: false }),
    sessionRefused: (state) => changed(state, { token: null, user: null, hasEnded: true }),
    /** Storage differs from this tab: another tab, or a person by hand, changed it. */
    sessionReread: (state) => {
      const stored = storedSession();
      const hasEnded = stored.token === null && (state.hasEnded || state.token !== null);
      const isHalf = stored.token === state.token && stored.user?.id !== state.user?.id;
      return changed(state, { ...stored, hasEnded, isHalf });
    },
    storageRefused: (state) => {
      state.isInMemory = true;
    },
    /** A late answer about a person who is no longer signed in changes nothing (SEAM-2). */
    userChanged: (state, { payload }: PayloadAction<User>) => {
      if (state.user?.id === payload.id) state.user = payload;
    },
  },
  selectors: {
    selectUser: (state) => state.user,
    selectToken: (state) => state.token,
    selectHasEnded: (state) => state.hasEnded,
    /**
     * The id of the person who owns the current screens, or null. Data fetched or typed under one
     * value are neither shown nor sent under another (SEAM-1, SEAM-2).
     */
    selectPerson: ({ user }) => user?.id ?? null,
    selectVisit: ({ visit }) => visit,
  },
});

function differsFromStorage({ session }: SessionRoot): boolean {
  const stored = storedSession();
  if (session.isInMemory && stored.token === null) return false;
  const isSameUser = JSON.stringify(stored.user) === JSON.stringify(session.user);
  return stored.token !== session.token || !isSameUser;
}

/** Whether storage holds another session than this tab, and all of it (SEAM-3). */
export const isSessionOutdated = (root: SessionRoot): boolean =>
  differsFromStorage(root) && isPairWhole();

/** Whether storage holds another session, whose parts may not belong together yet (SEAM-40). */
export const isSessionTorn = (root: SessionRoot): boolean =>
  differsFromStorage(root) && !isPairWhole();

export type SessionRoot = { session: SessionState };
export const sessionReducer = sessionSlice.reducer;
export const {
  sessionStarted,
  loggedOut,
  sessionRefused,
  sessionReread,
  storageRefused,
  userChanged,
} = sessionSlice.actions;
export const { selectUser, selectToken, selectHasEnded, selectPerson, selectVisit } =
  sessionSlice.selectors;
