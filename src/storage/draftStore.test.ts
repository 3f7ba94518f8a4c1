import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftStore, type Unsaved } from './draftStore.ts';
import { memoryStorage } from './memoryStorage.ts';

const work = (id: string, change: Partial<Unsaved> = {}): Unsaved => ({
  id,
  userId: 2,
  surveyId: 'new',
  keptAt: '2026-03-01T10:00:00.000Z',
  form: { title: `Title of ${id}`, questions: [] },
  logo: null,
  base: null,
  discardedAt: null,
  ...change,
});

const titles = async (userId = 2) =>
  (await draftStore.list(userId)).map(({ form: { title } }) => title);

const refuseDatabase = () =>
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('The quota was exceeded', 'QuotaExceededError');
  });

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const userId of [2, 3]) {
    for (const { id } of await draftStore.list(userId)) await draftStore.remove(id);
  }
  vi.unstubAllGlobals();
});

test('each piece of work is kept by itself, the newest first, and a person’s own (DRAFT-1)', async () => {
  await draftStore.write(work('a'));
  await draftStore.write(work('b', { keptAt: '2026-03-01T11:00:00.000Z' }));
  await draftStore.write(work('c', { userId: 3 }));
  expect(await titles()).toEqual(['Title of b', 'Title of a']);
  expect(await titles(3)).toEqual(['Title of c']);
  expect((await draftStore.read('a'))?.form.title).toBe('Title of a');
  expect(await draftStore.read('nothing')).toBeUndefined();
});

test('work is kept with its picture, its survey and what it was begun from (DRAFT-1)', async () => {
  const logo = new File(['a picture'], 'logo.png', { type: 'image/png' });
  const base = { title: 'As it was', questions: [] };
  expect(await draftStore.write(work('a', { logo, base, surveyId: 7 }))).toBe(true);
  const kept = await draftStore.read('a');
  expect(kept).toMatchObject({ surveyId: 7, base });
  expect(kept?.logo).toBeInstanceOf(File);
});

test('work that was saved is no longer offered (DRAFT-1)', async () => {
  await draftStore.write(work('a'));
  draftStore.writeNow(work('a', { keptAt: '2026-03-01T11:00:00.000Z' }));
  await draftStore.remove('a');
  expect(await titles()).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('discarded work can be brought back for a day, and is then gone (DRAFT-4)', async () => {
  await draftStore.write(work('a'));
  await draftStore.discard('a');
  expect(await titles()).toEqual([]);
  expect(await draftStore.read('a')).toBeUndefined();
  await draftStore.discard('a', null);
  expect(await titles()).toEqual(['Title of a']);
  const day = 24 * 60 * 60 * 1000;
  await draftStore.discard('a', new Date(Date.now() - day + 60_000).toISOString());
  await titles();
  await draftStore.discard('a', null);
  expect(await titles()).toEqual(['Title of a']);
  await draftStore.discard('a', new Date(Date.now() - day - 60_000).toISOString());
  await titles();
  await draftStore.discard('a', null);
  expect(await titles()).toEqual([]);
});

test('what was discarded or brought back is kept before anything is read (DRAFT-4)', async () => {
  await draftStore.write(work('a'));
  void draftStore.discard('a');
  expect(await titles()).toEqual([]);
  expect(await draftStore.read('a')).toBeUndefined();
  void draftStore.discard('a', null);
  expect(await titles()).toEqual(['Title of a']);
  void draftStore.discard('a');
  await titles();
  void draftStore.discard('a', null);
  expect((await draftStore.read('a'))?.form.title).toBe('Title of a');
  void draftStore.discard('a');
  void draftStore.discard('a', null);
  void draftStore.discard('a');
  expect(await titles()).toEqual([]);
});

test('no other work is discarded than the one that was named (DRAFT-4)', async () => {
  await draftStore.write(work('a'));
  await draftStore.write(work('b'));
  await draftStore.discard('b');
  expect(await titles()).toEqual(['Title of a']);
});

test('rubbish in the database is nobody’s work (FAULT-6)', async () => {
  await draftStore.write({ ...work('a'), form: 'a title' } as never);
  expect(await titles()).toEqual([]);
  await draftStore.remove('a');
});

test('nothing is discarded that is not there', async () => {
  await draftStore.discard('nothing');
  expect(await titles()).toEqual([]);
});

test('texts written as a page goes move to the database, and its picture stays (DRAFT-1)', async () => {
  const logo = new File(['a picture'], 'logo.png');
  await draftStore.write(work('a', { logo }));
  const later = { keptAt: '2026-03-01T11:00:00.000Z', form: { title: 'Later', questions: [] } };
  expect(draftStore.writeNow(work('a', { ...later, logo }))).toBe(true);
  expect(await titles()).toEqual(['Later']);
  expect(Object.keys(localStorage)).toEqual([]);
  expect((await draftStore.read('a'))?.logo).toBeInstanceOf(File);
});

test('a picture that was to be removed is still to be removed (DRAFT-1)', async () => {
  await draftStore.write(work('a', { logo: new File([''], 'logo.png') }));
  draftStore.writeNow(work('a', { keptAt: '2026-03-01T11:00:00.000Z', logo: 'removed' }));
  expect((await draftStore.read('a'))?.logo).toBe('removed');
});

test('what local storage holds does not replace what was typed later (DRAFT-1)', async () => {
  draftStore.writeNow(work('a', { form: { title: 'Earlier', questions: [] } }));
  await draftStore.write(work('a', { keptAt: '2026-03-01T11:00:00.000Z' }));
  expect(await titles()).toEqual(['Title of a']);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('of the same moment, what was written last is taken (DRAFT-1)', async () => {
  await draftStore.write(work('a'));
  draftStore.writeNow(work('a', { form: { title: 'As the page went', questions: [] } }));
  expect(await titles()).toEqual(['As the page went']);
});

test('a database that refuses leaves the texts in local storage, and says so of a picture (DRAFT-1)', async () => {
  refuseDatabase();
  expect(await draftStore.write(work('a'))).toBe(true);
  expect(await draftStore.write(work('b', { logo: new File([''], 'logo.png') }))).toBe(false);
  expect(await titles()).toEqual(['Title of a', 'Title of b']);
  expect(Object.keys(localStorage)).toEqual(['draft:a', 'draft:b']);
  await draftStore.remove('b');
  expect(await titles()).toEqual(['Title of a']);
});

test('storage that takes nothing at all says so (DRAFT-1)', async () => {
  refuseDatabase();
  vi.stubGlobal('localStorage', undefined);
  expect(await draftStore.write(work('a'))).toBe(false);
  expect(await titles()).toEqual([]);
});

test('rubbish in storage is nobody’s work, and what is not ours is left alone (FAULT-6)', async () => {
  const rubbish = {
    'draft:2:new': '{',
    'draft:a': 'null',
    'draft:b': '{"keptAt":"2026-03-01"}',
    'draft:2': '{"keptAt":"2026-03-01","form":{"title":"No survey","questions":[]}}',
    'draft::7': '{"keptAt":"2026-03-01","form":{"title":"No person","questions":[]}}',
    theme: '{"id":"theme"}',
  };
  for (const [key, value] of Object.entries(rubbish)) localStorage.setItem(key, value);
  expect(await titles()).toEqual([]);
  expect(await titles(0)).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(Object.keys(rubbish));
});

test('one tab at a time works on a piece; the others are not offered it (DRAFT-3)', async () => {
  await draftStore.write(work('a'));
  const letGo = await draftStore.hold('a');
  expect(letGo).not.toBeNull();
  expect(await titles()).toEqual([]);
  expect(await draftStore.hold('a')).toBeNull();
  expect(await draftStore.hold('b')).not.toBeNull();
  letGo?.();
  await vi.waitFor(async () => expect(await titles()).toEqual(['Title of a']));
});

test('without locks work is offered to every tab (DRAFT-3)', async () => {
  vi.stubGlobal('navigator', {});
  await draftStore.write(work('a'));
  const letGo = await draftStore.hold('a');
  expect(letGo).toBeTypeOf('function');
  letGo?.();
  expect(await titles()).toEqual(['Title of a']);
});

test('the other tabs are told of what is saved, discarded, taken up and let go (DRAFT-3)', async () => {
  const told = vi.fn();
  const stop = draftStore.subscribe(told);
  const tellsOnce = async (act: () => Promise<unknown>) => {
    told.mockClear();
    await act();
    await vi.waitFor(() => expect(told).toHaveBeenCalled());
  };
  await draftStore.write(work('a'));
  await tellsOnce(() => draftStore.discard('a'));
  await tellsOnce(() => draftStore.remove('a'));
  let letGo: (() => void) | null = null;
  await tellsOnce(async () => {
    letGo = await draftStore.hold('a');
  });
  await tellsOnce(async () => letGo?.());
  stop();
  told.mockClear();
  const next = new Promise((heard) => {
    const stopAgain = draftStore.subscribe(() => {
      stopAgain();
      heard(undefined);
    });
  });
  await draftStore.remove('a');
  await next;
  expect(told).not.toHaveBeenCalled();
});
