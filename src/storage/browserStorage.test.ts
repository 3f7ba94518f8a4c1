import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#fixtures/memoryStorage.ts';
import { browserStorage, tabStorage } from './browserStorage.ts';

const SESSION = ['user', 'token'];

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => {
  browserStorage.remove(...SESSION);
  browserStorage.remove('draft');
  vi.unstubAllGlobals();
});

/** Lets the browser refuse writes of some keys, as when it is full. */
function refuse(...keys: string[]) {
  const { setItem } = localStorage;
  localStorage.setItem = (key, value) => {
    if (keys.includes(key)) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, value);
  };
  return () => {
    localStorage.setItem = setItem;
  };
}

const session = (name: string) => ({ user: `${name}-user`, token: `${name}-token` });
const readSession = () => browserStorage.read(...SESSION);

test('if storage is full, none of the values written together is stored, and the tab keeps them all (SESSION-2)', () => {
  for (const key of SESSION) {
    const allow = refuse(key);
    expect(browserStorage.write(session('b'))).toBe(false);
    expect(SESSION.map((name) => localStorage.getItem(name))).toEqual([null, null]);
    expect(readSession()).toEqual(['b-user', 'b-token']);
    allow();
  }
});

test('if storage refuses a change, it keeps the previous values, and this tab uses the new ones (SESSION-2)', () => {
  browserStorage.write(session('a'));
  const { setItem } = localStorage;
  localStorage.setItem = (key, value) => {
    // There is room for the values before, and not for longer ones.
    if (value.length > 'a-token'.length) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, value);
  };
  expect(browserStorage.write(session('longer'))).toBe(false);
  expect(SESSION.map((name) => localStorage.getItem(name))).toEqual(['a-user', 'a-token']);
  expect(readSession()).toEqual(['longer-user', 'longer-token']);
});

test('values kept only in memory are dropped when another tab writes one of their keys, and do not return (SESSION-2)', () => {
  refuse('token')();
  for (const key of SESSION) {
    const allow = refuse('token');
    browserStorage.write(session('a'));
    allow();
    localStorage.setItem(key, 'elsewhere');
    expect(readSession()).not.toContain(`a-${key}`);
    localStorage.removeItem(key);
    expect(readSession()).toEqual([null, null]);
  }
});

test('blocked storage keeps everything in this tab, and throws nothing (SESSION-2)', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(readSession()).toEqual([null, null]);
  expect(browserStorage.write(session('a'))).toBe(false);
  expect(readSession()).toEqual(['a-user', 'a-token']);
  browserStorage.remove(...SESSION);
  expect(readSession()).toEqual([null, null]);
});

test('if storage has no room for the previous session either, it contains no part of a session (SESSION-2)', () => {
  browserStorage.write(session('a'));
  let isFull = false;
  const { setItem } = localStorage;
  localStorage.setItem = (key, value) => {
    isFull ||= key === 'token';
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, value);
  };
  expect(browserStorage.write(session('b'))).toBe(false);
  expect(SESSION.map((name) => localStorage.getItem(name))).toEqual([null, null]);
  expect(readSession()).toEqual(['b-user', 'b-token']);
});

test('refused writes are tried again, and the keys that only this tab has are returned (DRAFT-11)', () => {
  const allowToken = refuse('token');
  browserStorage.write(session('a'));
  allowToken();
  const allow = refuse('draft');
  browserStorage.write({ draft: 'typed' });
  expect(browserStorage.isStored('draft')).toBe(false);
  expect(browserStorage.isStored(...SESSION)).toBe(false);
  expect(browserStorage.retryWrites()).toEqual(['draft']);
  expect(browserStorage.isStored(...SESSION)).toBe(true);
  expect(SESSION.map((name) => localStorage.getItem(name))).toEqual(['a-user', 'a-token']);
  expect(browserStorage.isStored('draft')).toBe(false);
  allow();
  expect(browserStorage.retryWrites()).toEqual([]);
  expect(browserStorage.isStored('draft')).toBe(true);
  expect(localStorage.getItem('draft')).toBe('typed');
});

test('a refused write is not tried again after another tab wrote its key (DRAFT-3)', () => {
  const allow = refuse('draft');
  browserStorage.write({ draft: 'mine' });
  allow();
  localStorage.setItem('draft', 'theirs');
  expect(browserStorage.retryWrites()).toEqual([]);
  expect(localStorage.getItem('draft')).toBe('theirs');
});

test('tab storage is sessionStorage', () => {
  tabStorage.write({ notice: 'ended' });
  expect(sessionStorage.getItem('notice')).toBe('ended');
  expect(localStorage.getItem('notice')).toBeNull();
});

const event = fc.record({
  tab: fc.constantFrom('this', 'other'),
  action: fc.constantFrom('write', 'remove'),
  isFull: fc.boolean(),
  name: fc.constantFrom('a', 'b', 'c'),
});

test('a tab reads all values of the last write, never a mixture of two writes (SESSION-2)', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 20 }), (events) => {
      browserStorage.remove(...SESSION);
      let expected: (string | null)[] = [null, null];
      let isStored = false;
      for (const { tab, action, isFull, name } of events) {
        const allow = isFull ? refuse('token') : () => undefined;
        const values = Object.values(session(name));
        if (tab === 'this' && action === 'write') {
          browserStorage.remove(...SESSION);
          isStored = browserStorage.write(session(name));
          expect(isStored).toBe(!isFull);
          expected = values;
        } else if (tab === 'this') {
          browserStorage.remove(...SESSION);
          expected = [null, null];
          isStored = false;
        } else if (action === 'write' && !isFull) {
          for (const [key, value] of Object.entries(session(name)))
            localStorage.setItem(key, value);
          expected = values;
          isStored = true;
        } else if (action === 'remove' && isStored) {
          for (const key of SESSION) localStorage.removeItem(key);
          expected = [null, null];
          isStored = false;
        }
        allow();
        expect(readSession()).toEqual(expected);
      }
    }),
  );
});
