import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userSchema } from '#domain/person/user.ts';
import { memoryStorage } from '#fixtures/memoryStorage.ts';
import { browserStorage } from '#storage/browserStorage.ts';
import { browserPage } from './browserPage.ts';
import { createStore } from './createStore.ts';
import { changeUser, endSession, logOut, startSession, syncSession } from './session.ts';
import { surveyApi } from './surveyApi.ts';

const user = { id: 2, firstName: 'Ada', lastName: 'King', email: 'ada@example.com', type: 'OWNER' };
const bob = { ...user, id: 3, firstName: 'Bob' };

const reload = vi.spyOn(browserPage, 'reload').mockReturnValue();
const open = vi.spyOn(browserPage, 'open').mockReturnValue();

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  browserStorage.remove('user', 'token');
  reload.mockClear();
  open.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

/** A tab in which somebody logged in. */
function createTab(person = user, token = 'a-token') {
  const store = createStore();
  store.dispatch(startSession({ token, user: person }));
  return store;
}

const readStored = () => [localStorage.getItem('token'), localStorage.getItem('user')];
const asStored = (token: string, person: object) => [token, JSON.stringify(person)];

test('starting a session writes token and user to storage (SESSION-2)', () => {
  createTab();
  expect(readStored()).toEqual(asStored('a-token', user));
});

test('a token is never stored beside another user (SESSION-2)', () => {
  createTab();
  const { setItem, removeItem } = localStorage;
  const seenUsers: unknown[] = [];
  localStorage.setItem = (key, value) => {
    setItem(key, value);
    seenUsers.push(readStored());
  };
  localStorage.removeItem = (key) => {
    removeItem(key);
    seenUsers.push(readStored());
  };
  createStore().dispatch(startSession({ token: 'b-token', user: bob }));
  expect(seenUsers).toEqual([
    [null, JSON.stringify(user)],
    [null, null],
    [null, JSON.stringify(bob)],
    asStored('b-token', bob),
  ]);
});

test('a session works although storage is blocked (SESSION-2)', () => {
  const throwError = () => {
    throw new Error('Access is denied');
  };
  vi.stubGlobal('localStorage', {
    getItem: throwError,
    setItem: throwError,
    removeItem: throwError,
  });
  const { getState, dispatch } = createTab();
  expect(getState().session).toMatchObject({ token: 'a-token', user });
  expect(dispatch(syncSession())).toBe(false);
  dispatch(changeUser({ ...user, firstName: 'Augusta' }));
  expect(dispatch(syncSession())).toBe(false);
  expect(getState().session).toMatchObject({ token: 'a-token', user: { firstName: 'Augusta' } });
  expect(reload).not.toHaveBeenCalled();
  dispatch(logOut());
  expect(getState().session).toMatchObject({ token: null, user: null });
  expect(createStore().getState().session.token).toBeNull();
});

/** Storage without room for a user. */
function fillStorage() {
  const { setItem } = localStorage;
  localStorage.setItem = (key, value) => {
    if (key === 'user') throw new DOMException('full', 'QuotaExceededError');
    setItem(key, value);
  };
  return () => {
    localStorage.setItem = setItem;
  };
}

test('a tab whose session could not be stored reloads when another user logs in elsewhere, and does not end that session (SEAM-1)', () => {
  const makeRoom = fillStorage();
  const { dispatch, getState } = createTab();
  makeRoom();
  localStorage.setItem('user', JSON.stringify(bob));
  localStorage.setItem('token', 'b-token');
  expect(dispatch(syncSession())).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  dispatch(changeUser({ ...user, firstName: 'Late' }));
  expect(getState().session.user).toEqual(user);
  dispatch(logOut());
  expect(readStored()).toEqual(asStored('b-token', bob));
});

test('a profile saved while storage is full stays in its tab, and ends no session elsewhere (SESSION-2)', () => {
  const { dispatch, getState } = createTab();
  const { setItem } = localStorage;
  localStorage.setItem = (key, value) => {
    if (value.includes('Augusta')) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, value);
  };
  const otherStore = createStore();
  const renamed = { ...user, firstName: 'Augusta' };
  dispatch(changeUser(renamed));
  expect(dispatch(syncSession())).toBe(false);
  expect(getState().session).toMatchObject({ token: 'a-token', user: renamed });
  expect(readStored()).toEqual(asStored('a-token', user));
  expect(otherStore.dispatch(syncSession())).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['another person', () => createTab(bob, 'b-token')],
  [
    'nobody',
    () => {
      localStorage.removeItem('token');
      localStorage.removeItem('user');
    },
  ],
  ['no token', () => localStorage.removeItem('token')],
  ['no user', () => localStorage.removeItem('user')],
])('a tab reloads when storage has %s (SEAM-1)', (_name, change) => {
  const { dispatch, getState } = createTab();
  change();
  expect(dispatch(syncSession())).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(getState().session).toMatchObject({ token: 'a-token', user });
});

test('a new token or name of the same user is adopted without a reload (SEAM-1)', () => {
  const { dispatch, getState } = createTab();
  const renamed = { ...user, lastName: 'Lovelace' };
  createTab(renamed, 'b-token');
  expect(dispatch(syncSession())).toBe(false);
  expect(getState().session).toMatchObject({ token: 'b-token', user: renamed });
  expect(reload).not.toHaveBeenCalled();
});

test('a visitor’s tab adopts a login of another tab, and keeps typed text (SEAM-1)', () => {
  const { dispatch, getState } = createStore();
  createTab();
  expect(dispatch(syncSession())).toBe(false);
  expect(getState().session).toMatchObject({ token: 'a-token', user });
  expect(reload).not.toHaveBeenCalled();
});

test('when the server ends a session, storage is cleared, and a new document opens /login with a one-time notice (SESSION-5, SEAM-6)', () => {
  const { dispatch, getState } = createTab();
  dispatch(endSession());
  expect(getState().session).toMatchObject({ token: null, user: null, hasExpired: true });
  expect(readStored()).toEqual([null, null]);
  expect(open.mock.calls).toEqual([['/login']]);
  expect(createStore().getState().session.hasExpired).toBe(true);
  expect(createStore().getState().session.hasExpired).toBe(false);
});

test('a logout empties storage and the store, and opens the start page (SESSION-4)', () => {
  const { dispatch, getState } = createTab();
  dispatch(logOut());
  expect(readStored()).toEqual([null, null]);
  expect(getState().session).toMatchObject({ token: null, user: null, hasExpired: false });
  expect(open.mock.calls).toEqual([['/']]);
});

test('a late logout or profile response of one user changes nothing for the next (SEAM-1)', () => {
  const { dispatch, getState } = createTab();
  createTab(bob, 'b-token');
  dispatch(changeUser({ ...user, firstName: 'Late' }));
  dispatch(logOut());
  expect(readStored()).toEqual(asStored('b-token', bob));
  expect(getState().session.user).toBeNull();
});

test('an updated user is stored only in that user’s session (SEAM-1)', () => {
  const { dispatch } = createTab();
  const renamed = { ...user, firstName: 'Augusta' };
  dispatch(changeUser(renamed));
  expect(readStored()).toEqual(asStored('a-token', renamed));
  dispatch(changeUser(bob));
  expect(readStored()).toEqual(asStored('a-token', renamed));
});

test.each([
  ['the server', endSession],
  ['a logout', logOut],
])(
  'the API cache is emptied when %s ends the session, but not when the same user logs in again (SEAM-1)',
  async (_name, end) => {
    const request = { page: 1, pageSize: 10, userId: 2, isAdmin: false };
    const store = createTab();
    const response = { surveys: [], totalPages: 0 };
    await store.dispatch(surveyApi.util.upsertQueryData('surveys', request, response));
    const cached = () => surveyApi.endpoints.surveys.select(request)(store.getState()).data;
    store.dispatch(startSession({ token: 'another-token', user }));
    expect(cached()).toEqual(response);
    store.dispatch(end());
    await vi.waitFor(() => expect(cached()).toBeUndefined());
  },
);

const nonsense = fc.oneof(fc.jsonValue(), fc.constant(undefined));

test('an invalid optional field of a stored user is dropped; an invalid required one leaves a session without a user (SEAM-4)', () => {
  const whole = { ...user, middleName: 'Byron', mobileNumber: null, image: '/a.png' };
  const optional = ['middleName', 'mobileNumber', 'image'];
  const asJson = (value: unknown) => JSON.parse(JSON.stringify(value));
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(whole), 'extra', '__proto__', 'toString'),
      nonsense,
      (name, value) => {
        localStorage.setItem('token', 'a-token');
        localStorage.setItem('user', JSON.stringify({ ...whole, [name]: value }));
        const { user: sessionUser, token } = createStore().getState().session;
        expect(token).toBe('a-token');
        const fits = userSchema.safeParse({ ...whole, [name]: value });
        const { [name]: _dropped, ...rest } = whole as Record<string, unknown>;
        if (fits.success) expect(asJson(sessionUser)).toEqual(asJson(fits.data));
        else expect(sessionUser).toEqual(optional.includes(name) ? rest : null);
      },
    ),
  );
});

test.each(['☃', 'a\nb', ''])(
  'a token that is no valid header value, %j, is ignored (SEAM-4)',
  (token) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(user));
    expect(createStore().getState().session).toMatchObject({ token: null, user: null });
  },
);
