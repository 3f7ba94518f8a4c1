import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftStorage, type Kept } from './draftStorage.ts';
import { memoryStorage } from './memoryStorage.ts';

const work = (id: string, change: Partial<Kept> = {}): Kept => ({
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

const titles = async (userId = 2) => (await draftStorage.list(userId)).map(({ title }) => title);

const refuseDatabase = () =>
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('The quota was exceeded', 'QuotaExceededError');
  });

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const userId of [2, 3]) {
    for (const { id } of await draftStorage.list(userId)) await draftStorage.remove(id);
  }
  vi.unstubAllGlobals();
});

test('records are kept separately by person, the newest first (DRAFT-1)', async () => {
  await draftStorage.write(work('a'));
  await draftStorage.write(work('b', { keptAt: '2026-03-01T11:00:00.000Z' }));
  await draftStorage.write(work('c', { userId: 3 }));
  expect(await titles()).toEqual(['Title of b', 'Title of a']);
  expect(await titles(3)).toEqual(['Title of c']);
  expect((await draftStorage.read('a'))?.title).toBe('Title of a');
  expect(await draftStorage.read('nothing')).toBeUndefined();
});

test('a record keeps its picture, its survey and its start (DRAFT-1)', async () => {
  const logo = new File(['a picture'], 'logo.png', { type: 'image/png' });
  const content = { form: { title: 'Typed' }, base: { title: 'As it was', questions: [] } };
  expect(
    await draftStorage.write(work('a', { file: logo, content, path: '/surveys/edit/7' })),
  ).toBe(true);
  const kept = await draftStorage.read('a');
  expect(kept).toMatchObject({ path: '/surveys/edit/7', content });
  expect(kept?.file).toBeInstanceOf(File);
});

test('saved work is not offered (DRAFT-1)', async () => {
  await draftStorage.write(work('a'));
  draftStorage.writeNow(work('a', { keptAt: '2026-03-01T11:00:00.000Z' }));
  await draftStorage.remove('a');
  expect(await titles()).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('discarded work can be restored for a day, and is then gone (DRAFT-4)', async () => {
  await draftStorage.write(work('a'));
  await draftStorage.discard('a');
  expect(await titles()).toEqual([]);
  expect(await draftStorage.read('a')).toBeUndefined();
  await draftStorage.discard('a', null);
  expect(await titles()).toEqual(['Title of a']);
  const day = 24 * 60 * 60 * 1000;
  await draftStorage.discard('a', new Date(Date.now() - day + 60_000).toISOString());
  await titles();
  await draftStorage.discard('a', null);
  expect(await titles()).toEqual(['Title of a']);
  await draftStorage.discard('a', new Date(Date.now() - day - 60_000).toISOString());
  await titles();
  await draftStorage.discard('a', null);
  expect(await titles()).toEqual([]);
});

test('a discard or restore is stored before the next read (DRAFT-4)', async () => {
  await draftStorage.write(work('a'));
  void draftStorage.discard('a');
  expect(await titles()).toEqual([]);
  expect(await draftStorage.read('a')).toBeUndefined();
  void draftStorage.discard('a', null);
  expect(await titles()).toEqual(['Title of a']);
  void draftStorage.discard('a');
  await titles();
  void draftStorage.discard('a', null);
  expect((await draftStorage.read('a'))?.title).toBe('Title of a');
  void draftStorage.discard('a');
  void draftStorage.discard('a', null);
  void draftStorage.discard('a');
  expect(await titles()).toEqual([]);
});

test('only the named record is discarded (DRAFT-4)', async () => {
  await draftStorage.write(work('a'));
  await draftStorage.write(work('b'));
  await draftStorage.discard('b');
  expect(await titles()).toEqual(['Title of a']);
});

test('garbage in the database is ignored (FAULT-6)', async () => {
  await draftStorage.write({ ...work('a'), title: 7 } as never);
  expect(await titles()).toEqual([]);
  await draftStorage.remove('a');
});

test('discarding a missing record does nothing', async () => {
  await draftStorage.discard('nothing');
  expect(await titles()).toEqual([]);
});

test('text written while a page closes moves to the database, and its picture stays (DRAFT-1)', async () => {
  const logo = new File(['a picture'], 'logo.png');
  await draftStorage.write(work('a', { file: logo }));
  const later = { keptAt: '2026-03-01T11:00:00.000Z', title: 'Later' };
  expect(draftStorage.writeNow(work('a', { ...later, file: logo }))).toBe(true);
  expect(await titles()).toEqual(['Later']);
  expect(Object.keys(localStorage)).toEqual([]);
  expect((await draftStorage.read('a'))?.file).toBeInstanceOf(File);
});

test('older text in local storage does not replace newer text (DRAFT-1)', async () => {
  draftStorage.writeNow(work('a', { title: 'Earlier' }));
  await draftStorage.write(work('a', { keptAt: '2026-03-01T11:00:00.000Z' }));
  expect(await titles()).toEqual(['Title of a']);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('of two equal times, the last write counts (DRAFT-1)', async () => {
  await draftStorage.write(work('a'));
  draftStorage.writeNow(work('a', { title: 'As the page went' }));
  expect(await titles()).toEqual(['As the page went']);
});

test('a database that refuses leaves texts in local storage, and reports a lost picture (DRAFT-1)', async () => {
  refuseDatabase();
  expect(await draftStorage.write(work('a'))).toBe(true);
  expect(await draftStorage.write(work('b', { file: new File([''], 'logo.png') }))).toBe(false);
  expect((await titles()).toSorted()).toEqual(['Title of a', 'Title of b']);
  expect(Object.keys(localStorage)).toEqual(['draft:a', 'draft:b']);
  await draftStorage.remove('b');
  expect(await titles()).toEqual(['Title of a']);
});

test('storage that takes nothing says so (DRAFT-1)', async () => {
  refuseDatabase();
  vi.stubGlobal('localStorage', undefined);
  expect(await draftStorage.write(work('a'))).toBe(false);
  // The page keeps it in memory while it is open.
  expect(await titles()).toEqual(['Title of a']);
  await draftStorage.remove('a');
  expect(await titles()).toEqual([]);
});

test('garbage in storage is ignored, and foreign keys are left alone (FAULT-6)', async () => {
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

test('one tab at a time has a record; others are not offered it (DRAFT-3)', async () => {
  await draftStorage.write(work('a'));
  const letGo = await draftStorage.hold('a');
  expect(letGo).not.toBeNull();
  expect(await titles()).toEqual([]);
  expect(await draftStorage.hold('a')).toBeNull();
  expect(await draftStorage.hold('b')).not.toBeNull();
  letGo?.();
  await vi.waitFor(async () => expect(await titles()).toEqual(['Title of a']));
});

test('without locks every tab is offered all work (DRAFT-3)', async () => {
  vi.stubGlobal('navigator', {});
  await draftStorage.write(work('a'));
  const letGo = await draftStorage.hold('a');
  expect(letGo).toBeTypeOf('function');
  letGo?.();
  expect(await titles()).toEqual(['Title of a']);
});

test('other tabs hear of saved, discarded, taken and released records (DRAFT-3)', async () => {
  const told = vi.fn();
  const stop = draftStorage.subscribe(told);
  const tellsOnce = async (act: () => Promise<unknown>) => {
    told.mockClear();
    await act();
    await vi.waitFor(() => expect(told).toHaveBeenCalled());
  };
  await draftStorage.write(work('a'));
  await tellsOnce(() => draftStorage.discard('a'));
  await tellsOnce(() => draftStorage.remove('a'));
  let letGo: (() => void) | null = null;
  await tellsOnce(async () => {
    letGo = await draftStorage.hold('a');
  });
  await tellsOnce(async () => letGo?.());
  stop();
  told.mockClear();
  const next = new Promise((heard) => {
    const stopAgain = draftStorage.subscribe(() => {
      stopAgain();
      heard(undefined);
    });
  });
  await draftStorage.remove('a');
  await next;
  expect(told).not.toHaveBeenCalled();
});
