import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Session } from '#domain/person/session.ts';
import type { User } from '#domain/person/user.ts';
import { storedSession } from './storedSession.ts';

interface SessionState {
  token: string | null;
  user: User | null;
  /** Storage refused the session: it lives in this tab alone. */
  isInMemory: boolean;
  /** The session ended without a logout: the login page says so. */
  hasEnded: boolean;
}

const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ ...storedSession(), isInMemory: false, hasEnded: false }),
  reducers: {
    sessionStarted: (_state, { payload: { token, user } }: PayloadAction<Session>) => ({
      token,
      user,
      isInMemory: false,
      hasEnded: false,
    }),
    /** A logout by the person. */
    loggedOut: () => ({ token: null, user: null, isInMemory: false, hasEnded: false }),
    /** The server refused the token. */
    sessionRefused: () => ({ token: null, user: null, isInMemory: false, hasEnded: true }),
    /** Storage differs from this tab: another tab, or a person by hand, changed it. */
    sessionReread: (state) => {
      const stored = storedSession();
      const hasEnded = stored.token === null && (state.hasEnded || state.token !== null);
      return { ...stored, isInMemory: false, hasEnded };
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
  },
});

/** Whether storage holds another session than this tab. */
export function isSessionOutdated({ session }: SessionRoot): boolean {
  const stored = storedSession();
  if (session.isInMemory && stored.token === null) return false;
  const isSameUser = JSON.stringify(stored.user) === JSON.stringify(session.user);
  return stored.token !== session.token || !isSameUser;
}

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
export const { selectUser, selectToken, selectHasEnded, selectPerson } = sessionSlice.selectors;
