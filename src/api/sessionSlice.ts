import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StoredSession } from './storedSession.ts';

interface SessionState extends StoredSession {
  /** Whether the server ended the last session of this tab: the login page says so. */
  hasExpired: boolean;
  /** The path of the document that replaces this one, because its session ended. */
  exitPath: string | null;
  /** An email that was typed on a public screen, to prefill it on the next one. */
  enteredEmail: string;
  /** The email of an account that was created in this tab. */
  newAccount: string | null;
}

export const guestSession: SessionState = {
  token: null,
  user: null,
  hasExpired: false,
  exitPath: null,
  enteredEmail: '',
  newAccount: null,
};

const sessionSlice = createSlice({
  name: 'session',
  initialState: guestSession,
  reducers: {
    /** The session in storage, which may be the same. */
    sessionRead: (state, { payload: { token, user } }: PayloadAction<StoredSession>) => {
      if (state.token === null && token !== null) Object.assign(state, guestSession);
      state.token = token;
      // An equal user stays the same object, so that nothing renders again.
      if (JSON.stringify(user) !== JSON.stringify(state.user)) state.user = user;
    },
    sessionEnded: (
      _state,
      { payload }: PayloadAction<Pick<SessionState, 'hasExpired' | 'exitPath'>>,
    ) => ({ ...guestSession, ...payload }),
    emailEntered: (state, { payload }: PayloadAction<string>) => {
      state.enteredEmail = payload;
    },
    accountCreated: (state, { payload }: PayloadAction<string>) => {
      state.newAccount = payload;
    },
  },
  selectors: {
    selectUser: (state) => state.user,
    selectToken: (state) => state.token,
    selectHasExpired: (state) => state.hasExpired,
    selectEnteredEmail: (state) => state.enteredEmail,
    selectNewAccount: (state) => state.newAccount,
  },
});

export type SessionRoot = { session: SessionState };
export const sessionReducer = sessionSlice.reducer;
export const { sessionRead, sessionEnded, emailEntered, accountCreated } = sessionSlice.actions;
export const { selectUser, selectToken, selectHasExpired, selectEnteredEmail, selectNewAccount } =
  sessionSlice.selectors;
