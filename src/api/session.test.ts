import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userSchema } from '#domain/person/user.ts';
import { memoryStorage } from '#fixtures/memoryStorage.ts';
import { browserStorage } from '#storage/browserStorage.ts';
import { createStore } from './createStore.ts';
import {
  isSessionOutdated,
  isSessionTorn,
  loggedOut,
  selectHasEnded,
  selectPerson,
  selectToken,
  selectVisit,
  sessionRefused,
  sessionReread,
  sessionStarted,
  userChanged,
} from './sessionSlice.ts';
import { adoptPair, writeSession } from './storedSession.ts';
import { surveyApi } from './surveyApi.ts';

const user = { id: 2, firstName: 'Ada', lastName: 'King', email: 'ada@example.com', type: 'OWNER' };

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

test('starting a session writes token and user to storage (SESSION-2)', () => {
  const store = createStore();
  store.dispatch(sessionStarted({ token: 'a-token', user }));
  expect(localStorage.getItem('token')).toBe('a-token');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user);
});

test('forbidden storage leaves the session in memory (SESSION-2)', () => {
  const forbidden = () => {
    throw new Error('Access is denied');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  const store = createStore();
  store.dispatch(sessionStarted({ token: 'a-token', user }));
  expect(selectToken(store.getState())).toBe('a-token');
  expect(isSessionOutdated(store.getState())).toBe(false);
});

test('full storage keeps neither half a session nor another person’s (SESSION-2)', () => {
  localStorage.setItem('token', 'an-older-token');
  localStorage.setItem('user', JSON.stringify({ ...user, id: 3 }));
  const write = localStorage.setItem;
  localStorage.setItem = (key, value) => {
    if (key === 'user') throw new Error('No room is left');
    write(key, value);
  };
  const store = createStore();
  store.dispatch(sessionStarted({ token: 'a-token', user }));
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
  expect(selectToken(store.getState())).toBe('a-token');
  expect(isSessionOutdated(store.getState())).toBe(false);
});

const bob2 = { ...user, firstName: 'Bob' };
const bob = { ...user, id: 3, firstName: 'Bob' };

test('another tab’s session is noticed once it is whole, and never half of it (SEAM-40)', () => {
  const store = createStore();
  store.dispatch(sessionStarted({ token: 'a-token', user }));
  const there = memoryStorage();
  vi.stubGlobal('localStorage', there);
  createStore().dispatch(sessionStarted({ token: 'b-token', user: bob }));
  const theirs = Object.entries(there);
  const here = memoryStorage();
  vi.stubGlobal('localStorage', here);
  store.dispatch(sessionStarted({ token: 'a-token', user: { ...user } }));
  // The keys change one after the other, in the order of writing.
  for (const [at, [key, value]] of theirs.entries()) {
    here.setItem(key, value);
    const isWhole = at === theirs.length - 1;
    expect(isSessionOutdated(store.getState()), key).toBe(isWhole);
    expect(isSessionTorn(store.getState()), key).toBe(!isWhole);
  }
  store.dispatch(sessionReread());
  expect(store.getState().session).toMatchObject({ token: 'b-token', user: bob });
});

test('keys that a person changes by hand count as they stand, once they are adopted (SEAM-40)', () => {
  const store = createStore();
  store.dispatch(sessionStarted({ token: 'a-token', user }));
  localStorage.setItem('token', 'by-hand');
  expect(isSessionOutdated(store.getState())).toBe(false);
  adoptPair();
  expect(isSessionOutdated(store.getState())).toBe(true);
});

test('a late refusal, profile or logout of a tab that has not noticed changes nothing of the next session (SEAM-40)', () => {
  for (const late of [sessionRefused(), loggedOut(), userChanged({ ...user, firstName: 'Late' })]) {
    const store = createStore();
    store.dispatch(sessionStarted({ token: 'a-token', user }));
    createStore().dispatch(sessionStarted({ token: 'b-token', user: bob }));
    store.dispatch(late);
    expect(localStorage.getItem('token')).toBe('b-token');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(bob);
    expect(store.getState().session).toMatchObject({ token: 'b-token', user: bob });
  }
});

test('the token of a person who was changed by hand before it ends the visit and the cache (SEAM-40)', () => {
  const store = createStore();
  store.dispatch(sessionStarted({ token: 'a-token', user }));
  localStorage.setItem('user', JSON.stringify(bob));
  adoptPair();
  store.dispatch(sessionReread());
  expect(selectVisit(store.getState())).toBe(1);
  // What was fetched with the first token may be the first person's.
  localStorage.setItem('token', 'b-token');
  adoptPair();
  store.dispatch(sessionReread());
  expect(selectVisit(store.getState())).toBe(2);
  localStorage.setItem('token', 'b-new-token');
  adoptPair();
  store.dispatch(sessionReread());
  expect(selectVisit(store.getState())).toBe(2);
});

test('a visit ends when its person leaves, and not with a login here (SEAM-1)', () => {
  const store = createStore();
  const visit = () => selectVisit(store.getState());
  store.dispatch(sessionStarted({ token: 'a-token', user }));
  expect(visit()).toBe(0);
  store.dispatch(sessionStarted({ token: 'a-new-token', user }));
  expect(visit()).toBe(0);
  store.dispatch(sessionStarted({ token: 'b-token', user: bob }));
  expect(visit()).toBe(0);
  writeSession({ token: 'c-token', user });
  store.dispatch(sessionReread());
  expect(visit()).toBe(1);
  store.dispatch(loggedOut());
  expect(visit()).toBe(2);
});

test.each([
  ['no token', () => localStorage.removeItem('token')],
  ['no person', () => localStorage.removeItem('user')],
  ['a person with another name', () => localStorage.setItem('user', JSON.stringify(bob2))],
])('%s in storage is noticed (SEAM-3)', (_name, change) => {
  const store = createStore();
  store.dispatch(sessionStarted({ token: 'a-token', user }));
  expect(isSessionOutdated(store.getState())).toBe(false);
  change();
  expect(isSessionOutdated(store.getState())).toBe(true);
  store.dispatch(sessionReread());
  expect(isSessionOutdated(store.getState())).toBe(false);
});

test('a session starts from storage, and is read again after another tab’s change', () => {
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

test('an invalid stored user counts as nobody', () => {
  const others = [
    '{',
    '"Ada"',
    'null',
    { ...user, id: '2' },
    { ...user, type: 1 },
    { ...user, firstName: 1 },
    { ...user, lastName: null },
    { ...user, email: undefined },
  ];
  for (const other of others) {
    localStorage.setItem('user', typeof other === 'string' ? other : JSON.stringify(other));
    expect(createStore().getState().session.user, JSON.stringify(other)).toBeNull();
  }
});

test('ending a session clears storage', () => {
  const store = createStore();
  store.dispatch(sessionStarted({ token: 'a-token', user }));
  store.dispatch(loggedOut());
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
});

const session = (store: ReturnType<typeof createStore>) => store.getState().session;

test('a refused token ends the session with a notice; a logout has none (SESSION-5)', () => {
  const store = createStore();
  expect(session(store)).toMatchObject({
    token: null,
    user: null,
    isInMemory: false,
    hasEnded: false,
  });
  store.dispatch(sessionStarted({ token: 'a-token', user }));
  expect(session(store)).toMatchObject({
    token: 'a-token',
    user,
    isInMemory: false,
    hasEnded: false,
  });
  store.dispatch(sessionRefused());
  expect(session(store)).toMatchObject({
    token: null,
    user: null,
    isInMemory: false,
    hasEnded: true,
  });
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
  store.dispatch(sessionStarted({ token: 'b-token', user }));
  store.dispatch(loggedOut());
  expect(session(store)).toMatchObject({
    token: null,
    user: null,
    isInMemory: false,
    hasEnded: false,
  });
});

test('rereading storage ends only an existing session (SEAM-3)', () => {
  const store = createStore();
  store.dispatch(sessionReread());
  expect(selectHasEnded(store.getState())).toBe(false);
  store.dispatch(sessionStarted({ token: 'a-token', user }));
  store.dispatch(sessionReread());
  expect(session(store)).toMatchObject({
    token: 'a-token',
    user,
    isInMemory: false,
    hasEnded: false,
  });
  localStorage.removeItem('token');
  store.dispatch(sessionReread());
  store.dispatch(sessionReread());
  expect(selectHasEnded(store.getState())).toBe(true);
});

test('a session that storage refused is outdated once storage has another one (SEAM-3)', () => {
  const write = localStorage.setItem;
  localStorage.setItem = () => {
    throw new Error('No room is left');
  };
  const store = createStore();
  store.dispatch(sessionStarted({ token: 'a-token', user }));
  expect(isSessionOutdated(store.getState())).toBe(false);
  localStorage.setItem = write;
  writeSession({ token: 'b-token', user });
  expect(isSessionOutdated(store.getState())).toBe(true);
});

test('a changed profile is stored, and the token stays', () => {
  const store = createStore();
  store.dispatch(sessionStarted({ token: 'a-token', user }));
  store.dispatch(userChanged({ ...user, firstName: 'Augusta' }));
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ ...user, firstName: 'Augusta' });
  expect(localStorage.getItem('token')).toBe('a-token');
  expect(session(store).user?.firstName).toBe('Augusta');
});

test('after any changes storage holds the session of the store, or nothing (SESSION-2)', () => {
  const people = fc.record({ id: fc.integer({ min: 1, max: 3 }), firstName: fc.string() });
  const change = fc.oneof(
    fc
      .record({ token: fc.stringMatching(/^[a-z]{1,4}$/), user: people })
      .map(({ token, user: of }) => sessionStarted({ token, user: { ...user, ...of } })),
    people.map((of) => userChanged({ ...user, ...of })),
    fc.constantFrom(loggedOut(), sessionRefused(), sessionReread()),
  );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
      vi.stubGlobal('localStorage', memoryStorage());
      const store = createStore();
      for (const action of changes) {
        store.dispatch(action);
        expect(isSessionOutdated(store.getState())).toBe(false);
        const { token, user: shown } = store.getState().session;
        expect(localStorage.getItem('token')).toBe(token);
        expect(JSON.parse(localStorage.getItem('user') ?? 'null')).toEqual(shown);
      }
    }),
  );
});

test('screens belong to the person who is signed in (SEAM-1)', () => {
  const store = createStore();
  expect(selectPerson(store.getState())).toBeNull();
  store.dispatch(sessionStarted({ token: 'a-token', user }));
  expect(selectPerson(store.getState())).toBe(2);
});

const nonsense = fc.oneof(fc.jsonValue(), fc.constant(undefined));

test('a stored user keeps valid fields and loses others (SEAM-4)', () => {
  const whole = { ...user, middleName: 'Byron', mobileNumber: null, image: '/a.png' };
  const optional = ['middleName', 'mobileNumber', 'image'];
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(whole), 'extra', '__proto__', 'toString'),
      nonsense,
      (name, value) => {
        localStorage.setItem('token', 'a-token');
        localStorage.setItem('user', JSON.stringify({ ...whole, [name]: value }));
        const { user: read, token } = createStore().getState().session;
        const fits = userSchema.safeParse({ ...whole, [name]: value });
        if (fits.success)
          expect(JSON.parse(JSON.stringify(read))).toEqual(JSON.parse(JSON.stringify(fits.data)));
        else if (optional.includes(name)) {
          const { [name]: _dropped, ...rest } = whole as Record<string, unknown>;
          expect(read).toEqual(rest);
        } else {
          expect(read).toBeNull();
          expect(token).toBeNull();
        }
      },
    ),
  );
});

test.each([
  ['a token that no header can carry', '☃', JSON.stringify(user)],
  ['a token with a line break', 'a\nb', JSON.stringify(user)],
  ['an empty token', '', JSON.stringify(user)],
  ['a token without a user', 'a-token', null],
  ['a token with rubbish for a user', 'a-token', '{"id":"two"'],
])('%s ends the session at the start, and is removed (SEAM-4)', (_name, token, stored) => {
  localStorage.setItem('token', token);
  if (stored) localStorage.setItem('user', stored);
  const store = createStore();
  expect(session(store)).toMatchObject({ token: null, user: null, hasEnded: true });
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
});

test('other tabs never see a session’s token before its user (SEAM-4)', () => {
  const write = localStorage.setItem;
  const order: string[] = [];
  localStorage.setItem = (key, value) => {
    order.push(key);
    write(key, value);
  };
  createStore().dispatch(sessionStarted({ token: 'a-token', user }));
  expect(order).toEqual(['user', 'token', 'session']);
});

test('one person’s data are removed in the step in which another signs in (SEAM-1)', async () => {
  const store = createStore();
  store.dispatch(sessionStarted({ token: 'a-token', user }));
  const request = { page: 1, pageSize: 10, userId: 2, isAdmin: false };
  const answer = { surveys: [], totalPages: 0 };
  await store.dispatch(surveyApi.util.upsertQueryData('surveys', request, answer));
  const shown = () => surveyApi.endpoints.surveys.select(request)(store.getState()).data;
  expect(shown()).toEqual(answer);
  const { config } = store.getState().api;
  store.dispatch(sessionStarted({ token: 'c-token', user: { ...user, id: 3 } }));
  expect(shown()).toBeUndefined();
  expect(store.getState().api.config).toEqual(config);
});

test('another token of the same person empties the cache too (SEAM-40)', async () => {
  const store = createStore();
  store.dispatch(sessionStarted({ token: 'a-token', user }));
  const request = { page: 1, pageSize: 10, userId: 2, isAdmin: false };
  await store.dispatch(
    surveyApi.util.upsertQueryData('surveys', request, { surveys: [], totalPages: 0 }),
  );
  store.dispatch(sessionStarted({ token: 'b-token', user }));
  await vi.waitFor(() =>
    expect(surveyApi.endpoints.surveys.select(request)(store.getState()).data).toBeUndefined(),
  );
});

test('storage that cannot be read has no keys', () => {
  vi.stubGlobal('localStorage', { theme: 'dark' });
  expect(browserStorage.keys()).toEqual(['theme']);
  vi.unstubAllGlobals();
  vi.stubGlobal('localStorage', undefined);
  expect(browserStorage.keys()).toEqual([]);
  expect(browserStorage.read('theme')).toBeNull();
});
