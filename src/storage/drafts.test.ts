import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { clear, createStore } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#fixtures/memoryStorage.ts';
import { type DraftOwner, DraftStore, type StoredDraft } from './drafts.ts';

const nadia: DraftOwner = { userId: 2, path: '/surveys/create', part: 'form' };
const draft = (content: unknown, change: Partial<StoredDraft> = {}): StoredDraft => ({
  content,
  editedAt: '2026-03-01T10:00:00.000Z',
  hasFile: false,
  ...change,
});
const picture = new File(['a picture'], 'logo.png', { type: 'image/png' });

let store: DraftStore;

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('window', new EventTarget());
  store = new DraftStore();
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await clear(createStore('canvass-drafts', 'drafts'));
});

const refuseStorage = () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('The quota was exceeded', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  });
};

const refuseFiles = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('A file cannot be cloned', 'DataCloneError');
  });

test('what is written last is read, by the next page too, whatever it is (DRAFT-1)', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { minLength: 1 }), (contents) => {
      const written = contents.map((content) => JSON.parse(JSON.stringify(content)));
      for (const content of written) expect(store.of(nadia).write(draft(content))).toBe(true);
      expect(new DraftStore().of(nadia).read()?.content).toEqual(written.at(-1));
    }),
  );
});

const others: DraftOwner[] = [
  { ...nadia, userId: 3 },
  { ...nadia, userId: 22 },
  { ...nadia, path: '/surveys/edit/1' },
  { ...nadia, path: '/agents/create' },
  { ...nadia, part: 'text' },
];

test('a draft is reached only with its person and its screen (DRAFT-9)', async () => {
  store.of(nadia).write(draft('mine'));
  await store.of(nadia).writeFile(picture);
  for (const other of others) {
    expect(store.of(other).read()).toBeNull();
    expect(await store.of(other).readFile()).toBeUndefined();
    store.of(other).write(draft('theirs'));
    await store.of(other).writeFile(null);
    store.of(other).remove();
    expect(store.of(nadia).read()?.content).toBe('mine');
    expect(await store.of(nadia).readFile()).toBe(picture);
  }
});

test('the screens with a draft are known by person, and follow each change (DRAFT-5)', () => {
  const told = vi.fn();
  const stop = store.subscribe(told);
  store.of(nadia).write(draft('a'));
  store.of({ ...nadia, part: 'text' }).write(draft('b'));
  store.of({ ...nadia, path: '/surveys/edit/7' }).write(draft('c'));
  store.of({ ...nadia, userId: 3, path: '/agents/add' }).write(draft('d'));
  expect(store.pathsOf(2).split('\n').sort()).toEqual(['/surveys/create', '/surveys/edit/7']);
  expect(store.pathsOf(3)).toBe('/agents/add');
  store.of({ ...nadia, path: '/surveys/edit/7' }).remove();
  expect(store.pathsOf(2)).toBe('/surveys/create');
  expect(told).toHaveBeenCalledTimes(5);
  const change = Object.assign(new Event('storage'), { key: 'draft:2:form:/agents/add' });
  window.dispatchEvent(change);
  expect(told).toHaveBeenCalledTimes(6);
  stop();
});

test('garbage is no draft (FAULT-6)', () => {
  const key = 'draft:2:form:/surveys/create';
  for (const text of ['', '{', 'null', '7', '{"content":1}', '{"editedAt":7,"hasFile":false}']) {
    localStorage.setItem(key, text);
    expect(store.of(nadia).read()).toBeNull();
  }
});

test('full or blocked storage leaves a draft in memory, and says so (DRAFT-1)', () => {
  store.of(nadia).write(draft('before'));
  refuseStorage();
  expect(store.of(nadia).write(draft('typed'))).toBe(false);
  expect(store.of(nadia).read()?.content).toBe('typed');
  expect(store.pathsOf(2)).toBe('/surveys/create');
  store.of(nadia).remove();
  expect(store.of(nadia).read()).toBeNull();
});

test('text that is refused later is read before what was stored (DRAFT-1)', () => {
  store.of(nadia).write(draft('version one'));
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota was exceeded', 'QuotaExceededError');
  });
  expect(store.of(nadia).write(draft('version two'))).toBe(false);
  expect(store.of(nadia).read()?.content).toBe('version two');
});

test('a picture is kept for the next page (DRAFT-1)', async () => {
  expect(await store.of(nadia).writeFile(picture)).toBe(true);
  const read = await new DraftStore().of(nadia).readFile();
  expect(await read?.text()).toBe('a picture');
  await store.of(nadia).writeFile(null);
  expect(await new DraftStore().of(nadia).readFile()).toBeUndefined();
});

test('a picture that the browser refuses stays in memory, and is reported (DRAFT-1)', async () => {
  refuseFiles();
  expect(await store.of(nadia).writeFile(picture)).toBe(false);
  expect(await store.of(nadia).readFile()).toBe(picture);
});

test('a database that is late is not an empty one, and is asked again (DRAFT-1)', async () => {
  vi.useFakeTimers();
  const open = vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
  const read = store.of(nadia).readFile();
  const late = expect(read).rejects.toThrow('late');
  await vi.advanceTimersByTimeAsync(5_000);
  await late;
  vi.useRealTimers();
  open.mockRestore();
  const fresh = new DraftStore();
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('No', 'SecurityError');
  });
  await expect(fresh.of(nadia).readFile()).rejects.toThrow('No');
  expect(await fresh.of(nadia).readFile()).toBeUndefined();
});

test('a picture that is removed while it is written does not come back (DRAFT-1)', async () => {
  const written = store.of(nadia).writeFile(picture);
  await Promise.all([written, store.of(nadia).writeFile(null)]);
  expect(await new DraftStore().of(nadia).readFile()).toBeUndefined();
});

test('a request is running until it settles (SEAM-34)', async () => {
  const stored = store.of(nadia);
  const { promise, resolve } = Promise.withResolvers<void>();
  const sent = stored.track(promise);
  expect(stored.sending()).toBe(promise);
  expect(store.of({ ...nadia, userId: 3 }).sending()).toBeUndefined();
  resolve();
  await sent;
  await vi.waitFor(() => expect(stored.sending()).toBeUndefined());
});
