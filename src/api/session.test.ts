import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from './createStore.ts';
import {
  isSessionOutdated,
  loggedOut,
  selectHasEnded,
  selectToken,
  sessionReread,
  sessionStarted,
} from './sessionSlice.ts';

const user = { id: 2, firstName: 'Ada', lastName: 'King', email: 'ada@example.com', type: 'OWNER' };

function memoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  } as Storage;
}

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

test('starting a session writes token and user to storage (SESSION-2)', () => {
  const store = createStore();
  store.dispatch(sessionStarted({ token: 'a-token', user }));
  expect(localStorage.getItem('token')).toBe('a-token');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user);
});

test('storage that is forbidden leaves the session in memory (SESSION-2)', () => {
  const forbidden = () => {
    throw new Error('Access is denied');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  const store = createStore();
  store.dispatch(sessionStarted({ token: 'a-token', user }));
  expect(selectToken(store.getState())).toBe('a-token');
  expect(isSessionOutdated(store.getState())).toBe(false);
});

test('storage that is full keeps no half of a session, nor another’s (SESSION-2)', () => {
  localStorage.setItem('token', 'an-older-token');
  const write = localStorage.setItem;
  localStorage.setItem = (key, value) => {
    if (key === 'user') throw new Error('No room is left');
    write(key, value);
  };
  const store = createStore();
  store.dispatch(sessionStarted({ token: 'a-token', user }));
  expect(localStorage.getItem('token')).toBeNull();
  expect(selectToken(store.getState())).toBe('a-token');
  expect(isSessionOutdated(store.getState())).toBe(false);
});

test.each([
  ['another token', () => localStorage.setItem('token', 'b-token')],
  ['no token', () => localStorage.removeItem('token')],
  ['another person', () => localStorage.setItem('user', JSON.stringify({ ...user, id: 3 }))],
])('%s in storage is noticed (SEAM-3)', (_name, change) => {
  const store = createStore();
  store.dispatch(sessionStarted({ token: 'a-token', user }));
  expect(isSessionOutdated(store.getState())).toBe(false);
  change();
  expect(isSessionOutdated(store.getState())).toBe(true);
  store.dispatch(sessionReread());
  expect(isSessionOutdated(store.getState())).toBe(false);
});

test('a session begins with what storage holds, and is read again when another tab changed it', () => {
  localStorage.setItem('token', 'a-token');
  localStorage.setItem('user', JSON.stringify(user));
  const store = createStore();
  expect(store.getState().session).toMatchObject({ token: 'a-token', user });
  localStorage.removeItem('token');
  localStorage.removeItem('user');
  store.dispatch(sessionReread());
  expect(store.getState().session).toMatchObject({ token: null, user: null });
  expect(selectHasEnded(store.getState())).toBe(true);
});

test('a stored user that makes no sense is nobody', () => {
  for (const text of ['{', '"Ada"', '{"id":"2"}']) {
    localStorage.setItem('user', text);
    expect(createStore().getState().session.user).toBeNull();
  }
});

test('ending a session clears storage', () => {
  const store = createStore();
  store.dispatch(sessionStarted({ token: 'a-token', user }));
  store.dispatch(loggedOut());
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
});
