import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Session } from '#domain/session.ts';
import type { User } from '#domain/user.ts';
import { browserStorage } from './browserStorage.ts';
import { storedUser } from './storedUser.ts';

interface SessionState {
  token: string | null;
  user: User | null;
}

/** What browser storage says of the session: the keys "token" and "user" (section 3). */
function storedSession(): SessionState {
  return { token: browserStorage.read('token'), user: storedUser() };
}

const sessionSlice = createSlice({
  name: 'session',
  initialState: storedSession,
  reducers: {
    sessionStarted: (_state, { payload }: PayloadAction<Session>) => payload,
    sessionEnded: (): SessionState => ({ token: null, user: null }),
    sessionReread: storedSession,
    userChanged: (state, { payload }: PayloadAction<User>) => {
      state.user = payload;
    },
  },
  selectors: {
    selectUser: (state) => state.user,
    /** Storage first, then memory (section 4): storage may be forbidden, or changed by another tab. */
    selectToken: (state) => browserStorage.read('token') ?? state.token,
  },
});

export const sessionReducer = sessionSlice.reducer;
export const { sessionStarted, sessionEnded, sessionReread, userChanged } = sessionSlice.actions;
export const { selectUser, selectToken } = sessionSlice.selectors;
