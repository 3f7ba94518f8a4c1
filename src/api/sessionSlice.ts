import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '#domain/person/user.ts';
import { type SessionOf, storedSession } from './storedSession.ts';

interface SessionState extends SessionOf {
  /** Storage refused the session: it lives in this tab alone. */
  isInMemory: boolean;
  /** The session ended without a logout: the login page says so. */
  hasEnded: boolean;
  /** An address that the person typed on a public screen, for the next one. */
  typedAddress: string;
  /** The address of an account that was created in this tab. */
  newAccount: string | null;
}

const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({
    ...storedSession(),
    isInMemory: false,
    hasEnded: false,
    typedAddress: '',
    newAccount: null,
  }),
  reducers: {
    sessionStarted: (
      state,
      { payload }: PayloadAction<SessionOf & Pick<SessionState, 'isInMemory'>>,
    ) => ({ ...state, ...payload, hasEnded: false, typedAddress: '', newAccount: null }),
    sessionEnded: (state) => ({ ...state, token: null, user: null, hasEnded: true }),
    /** Storage has another token or name of this person, or the first person of this tab. */
    sessionReread: (state) => {
      const { token, user } = storedSession();
      state.token = token;
      if (token !== null) state.hasEnded = false;
      if (JSON.stringify(user) !== JSON.stringify(state.user)) state.user = user;
    },
    userChanged: (state, { payload }: PayloadAction<User>) => {
      state.user = payload;
    },
    addressTyped: (state, { payload }: PayloadAction<string>) => {
      state.typedAddress = payload;
    },
    accountCreated: (state, { payload }: PayloadAction<string>) => {
      state.newAccount = payload;
    },
  },
  selectors: {
    selectUser: (state) => state.user,
    selectToken: (state) => state.token,
    selectHasEnded: (state) => state.hasEnded,
    selectTypedAddress: (state) => state.typedAddress,
    selectNewAccount: (state) => state.newAccount,
  },
});

export type SessionRoot = { session: SessionState };
export const sessionReducer = sessionSlice.reducer;
export const {
  sessionStarted,
  sessionEnded,
  sessionReread,
  userChanged,
  addressTyped,
  accountCreated,
} = sessionSlice.actions;
export const { selectUser, selectToken, selectHasEnded, selectTypedAddress, selectNewAccount } =
  sessionSlice.selectors;
