import 'fake-indexeddb/auto';
import { createStore, entries, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#fixtures/memoryStorage.ts';
import { type DraftOwner, DraftStore, type StoredDraft } from './draftStore.ts';

const nadia: DraftOwner = { userId: 2, path: '/surveys/create', kind: 'newSurvey' };

const draft = (id: string, change: Partial<StoredDraft> = {}) => ({
  id,
  title: `Title of ${id}`,
  editedAt: '2026-03-01T10:00:00.000Z',
  content: { questions: [] },
  file: null,
  ...change,
});

let store: DraftStore;
const database = createStore('canvass-drafts', 'drafts');
const titles = async (userId = 2) => (await store.list(userId)).map(({ title }) => title);

const refuseDatabase = () =>
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('The quota was exceeded', 'QuotaExceededError');
  });

const refuseWrites = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The quota was exceeded', 'QuotaExceededError');
  });

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  store = new DraftStore();
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await database('readwrite', (all) => void all.clear());
});

test('drafts are listed by person, the newest first (DRAFT-1)', async () => {
  await store.of(nadia).write(draft('a'));
  await store.of(nadia).write(draft('b', { editedAt: '2026-03-01T11:00:00.000Z' }));
  await store.of({ ...nadia, userId: 3 }).write(draft('c'));
  expect(await titles()).toEqual(['Title of b', 'Title of a']);
  expect(await titles(3)).toEqual(['Title of c']);
});

const others: DraftOwner[] = [
  { ...nadia, userId: 3 },
  { ...nadia, path: '/surveys/edit/1', kind: 'survey' },
  { ...nadia, path: '/agents/create' },
  { ...nadia, kind: 'text' },
];

test('a draft is reached only with its person and its screen (DRAFT-9)', async () => {
  await store.of(nadia).write(draft('a'));
  for (const other of others) {
    const stored = store.of(other);
    expect(await stored.read('a')).toBeUndefined();
    await stored.write(draft('a', { title: 'Theirs' }));
    await stored.remove('a');
    expect((await store.of(nadia).read('a'))?.title).toBe('Title of a');
    const letGo = await stored.hold('a');
    const own = await store.of(nadia).hold('a');
    expect(own).not.toBeNull();
    letGo?.();
    own?.();
  }
});

test('a draft keeps its picture, its survey and its start (DRAFT-1)', async () => {
  const file = new File(['a picture'], 'logo.png', { type: 'image/png' });
  const content = { form: { title: 'Typed' }, base: { title: 'As it was', questions: [] } };
  expect(await store.of(nadia).write(draft('a', { file, content }))).toBe(true);
  const stored = await store.of(nadia).read('a');
  expect(stored).toMatchObject({ ...nadia, content });
  expect(stored?.file).toBeInstanceOf(File);
});

test('saved work is not listed (DRAFT-1)', async () => {
  await store.of(nadia).write(draft('a'));
  await store.of(nadia).remove('a');
  expect(await titles()).toEqual([]);
});

test('garbage, and a path of another site, are ignored (FAULT-6)', async () => {
  const whole = { ...nadia, ...draft('a') };
  await store.list(2);
  await set('draft garbage', null, database);
  await set('draft no title', { ...whole, title: 7 }, database);
  for (const path of ['//evil.example', 'https://evil.example/surveys/create', '/nowhere', '']) {
    await set(`draft ${path}`, { ...whole, path }, database);
  }
  expect(await titles()).toEqual([]);
});

test('a database that refuses leaves drafts in memory, and reports it (DRAFT-1)', async () => {
  refuseDatabase();
  expect(await store.of(nadia).write(draft('a'))).toBe(false);
  expect(await titles()).toEqual(['Title of a']);
  await store.of(nadia).remove('a');
  expect(await titles()).toEqual([]);
});

test('text that the database refuses later is read before what it stored (DRAFT-1)', async () => {
  await store.of(nadia).write(draft('a', { title: 'Version one' }));
  refuseWrites();
  expect(await store.of(nadia).write(draft('a', { title: 'Version two' }))).toBe(false);
  expect(await titles()).toEqual(['Version two']);
  expect((await store.of(nadia).read('a'))?.title).toBe('Version two');
});

test('a database that never answers leaves drafts in memory, and reports it (DRAFT-1)', async () => {
  vi.useFakeTimers();
  vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
  const written = store.of(nadia).write(draft('a'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await written).toBe(false);
  const listed = titles();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await listed).toEqual(['Title of a']);
  vi.useRealTimers();
});

test('a draft that is removed while its writing hangs does not come back (DRAFT-1)', async () => {
  vi.useFakeTimers();
  vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
  const written = store.of(nadia).write(draft('a'));
  const removed = store.of(nadia).remove('a');
  await vi.advanceTimersByTimeAsync(5_000);
  await Promise.all([written, removed]);
  const listed = titles();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await listed).toEqual([]);
  vi.useRealTimers();
});

test('one tab at a time has a draft; others are not offered it (DRAFT-3)', async () => {
  const stored = store.of(nadia);
  await stored.write(draft('a'));
  const letGo = await stored.hold('a');
  expect(letGo).not.toBeNull();
  expect(await titles()).toEqual([]);
  expect(await stored.hold('a')).toBeNull();
  expect(await stored.hold('b')).not.toBeNull();
  letGo?.();
  await vi.waitFor(async () => expect(await titles()).toEqual(['Title of a']));
});

test.each([
  ['missing', {}],
  [
    'refused',
    {
      locks: {
        request: () => Promise.reject(new DOMException('No')),
        query: () => Promise.reject(new DOMException('No')),
      },
    },
  ],
])('with locks %s every tab is offered all drafts (DRAFT-3)', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  await store.of(nadia).write(draft('a'));
  const letGo = await store.of(nadia).hold('a');
  expect(letGo).toBeTypeOf('function');
  letGo?.();
  expect(await titles()).toEqual(['Title of a']);
});

test.each([
  ['missing', undefined],
  [
    'refused',
    class {
      constructor() {
        throw new DOMException('No');
      }
    },
  ],
])('with a channel %s drafts are stored, listed and removed (DRAFT-1)', async (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  const stop = store.subscribe(() => undefined);
  await store.of(nadia).write(draft('a'));
  expect(await titles()).toEqual(['Title of a']);
  (await store.of(nadia).hold('a'))?.();
  await store.of(nadia).remove('a');
  expect(await titles()).toEqual([]);
  stop();
});

test('other tabs hear of saved, taken and released drafts (DRAFT-3)', async () => {
  const stored = store.of(nadia);
  const told = vi.fn();
  const stop = store.subscribe(told);
  const tells = async (act: () => Promise<unknown>) => {
    told.mockClear();
    await act();
    await vi.waitFor(() => expect(told).toHaveBeenCalled());
  };
  await stored.write(draft('a'));
  let letGo: (() => void) | null = null;
  await tells(async () => {
    letGo = await stored.hold('a');
  });
  await tells(async () => letGo?.());
  await tells(() => stored.remove('a'));
  stop();
});

test('a saved survey knows whether another tab has it open (DRAFT-3)', async () => {
  const owner: DraftOwner = { userId: 2, path: '/surveys/edit/7', kind: 'survey' };
  const [here, there] = [vi.fn(), vi.fn()];
  const close = store.of(owner).watchOtherTabs(here);
  await vi.waitFor(() => expect(here).toHaveBeenLastCalledWith(false));
  const closeOther = new DraftStore().of(owner).watchOtherTabs(there);
  await vi.waitFor(() => expect(here).toHaveBeenLastCalledWith(true));
  expect(there).toHaveBeenLastCalledWith(true);
  closeOther();
  await vi.waitFor(() => expect(here).toHaveBeenLastCalledWith(false));
  close();
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

const old = (id: string, change: object = {}) => ({
  id,
  userId: 2,
  path: '/surveys/create',
  kind: 'New survey',
  title: `Title of ${id}`,
  keptAt: '2026-03-01T10:00:00.000Z',
  content: { questions: [] },
  file: null,
  discardedAt: null,
  ...change,
});

test('drafts of earlier releases stay, discarded ones go (DRAFT-1)', async () => {
  const file = new File(['a picture'], 'logo.png');
  const edited = { path: '/surveys/edit/7', kind: 'Changes to a survey' };
  const typed = { path: '/agents/add', kind: 'Typed and not saved' };
  for (const one of [
    old('a', { file }),
    old('b', edited),
    old('c', { ...typed, content: { values: { email: 'x' } } }),
    old('d', { ...typed, content: { pasted: 'x' } }),
    old('e', { discardedAt: '2026-03-01T11:00:00.000Z' }),
  ]) {
    await set(one.id, one, database);
  }
  // Written while the page closed; its clock may have been set back.
  const later = old('a', { title: 'Later', keptAt: '2026-02-01T10:00:00.000Z' });
  localStorage.setItem('draft:a', JSON.stringify({ ...later, file: null }));
  localStorage.setItem('draft:garbage', '{');
  localStorage.setItem('theme', 'dark');
  expect((await store.list(2)).map(({ id, kind, path, title }) => [id, kind, path, title])).toEqual(
    expect.arrayContaining([
      ['a', 'newSurvey', '/surveys/create', 'Later'],
      ['b', 'survey', '/surveys/edit/7', 'Title of b'],
      ['c', 'form', '/agents/add', 'Title of c'],
      ['d', 'text', '/agents/add', 'Title of d'],
    ]),
  );
  expect(await titles()).toHaveLength(4);
  expect((await store.of(nadia).read('a'))?.file).toBeInstanceOf(File);
  expect(Object.keys(localStorage)).toEqual(['theme']);
  expect(await entries(database)).toHaveLength(4);
  expect(await new DraftStore().list(2)).toHaveLength(4);
});
