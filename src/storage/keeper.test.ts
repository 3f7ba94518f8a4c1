import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Kept, keeper } from './keeper.ts';
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

const titles = async (userId = 2) => (await keeper.list(userId)).map(({ title }) => title);

const refuseDatabase = () =>
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('The quota was exceeded', 'QuotaExceededError');
  });

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const userId of [2, 3]) {
    for (const { id } of await keeper.list(userId)) await keeper.remove(id);
  }
  vi.unstubAllGlobals();
});

test('each piece of work is kept by itself, the newest first, and a person’s own (DRAFT-1)', async () => {
  await keeper.write(work('a'));
  await keeper.write(work('b', { keptAt: '2026-03-01T11:00:00.000Z' }));
  await keeper.write(work('c', { userId: 3 }));
  expect(await titles()).toEqual(['Title of b', 'Title of a']);
  expect(await titles(3)).toEqual(['Title of c']);
  expect((await keeper.read('a'))?.title).toBe('Title of a');
  expect(await keeper.read('nothing')).toBeUndefined();
});

test('work is kept with its picture, its survey and what it was begun from (DRAFT-1)', async () => {
  const logo = new File(['a picture'], 'logo.png', { type: 'image/png' });
  const content = { form: { title: 'Typed' }, base: { title: 'As it was', questions: [] } };
  expect(await keeper.write(work('a', { file: logo, content, path: '/surveys/edit/7' }))).toBe(
    true,
  );
  const kept = await keeper.read('a');
  expect(kept).toMatchObject({ path: '/surveys/edit/7', content });
  expect(kept?.file).toBeInstanceOf(File);
});

test('work that was saved is no longer offered (DRAFT-1)', async () => {
  await keeper.write(work('a'));
  keeper.writeNow(work('a', { keptAt: '2026-03-01T11:00:00.000Z' }));
  await keeper.remove('a');
  expect(await titles()).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('discarded work can be brought back for a day, and is then gone (DRAFT-4)', async () => {
  await keeper.write(work('a'));
  await keeper.discard('a');
  expect(await titles()).toEqual([]);
  expect(await keeper.read('a')).toBeUndefined();
  await keeper.discard('a', null);
  expect(await titles()).toEqual(['Title of a']);
  const day = 24 * 60 * 60 * 1000;
  await keeper.discard('a', new Date(Date.now() - day + 60_000).toISOString());
  await titles();
  await keeper.discard('a', null);
  expect(await titles()).toEqual(['Title of a']);
  await keeper.discard('a', new Date(Date.now() - day - 60_000).toISOString());
  await titles();
  await keeper.discard('a', null);
  expect(await titles()).toEqual([]);
});

test('what was discarded or brought back is kept before anything is read (DRAFT-4)', async () => {
  await keeper.write(work('a'));
  void keeper.discard('a');
  expect(await titles()).toEqual([]);
  expect(await keeper.read('a')).toBeUndefined();
  void keeper.discard('a', null);
  expect(await titles()).toEqual(['Title of a']);
  void keeper.discard('a');
  await titles();
  void keeper.discard('a', null);
  expect((await keeper.read('a'))?.title).toBe('Title of a');
  void keeper.discard('a');
  void keeper.discard('a', null);
  void keeper.discard('a');
  expect(await titles()).toEqual([]);
});

test('no other work is discarded than the one that was named (DRAFT-4)', async () => {
  await keeper.write(work('a'));
  await keeper.write(work('b'));
  await keeper.discard('b');
  expect(await titles()).toEqual(['Title of a']);
});

test('rubbish in the database is nobody’s work (FAULT-6)', async () => {
  await keeper.write({ ...work('a'), title: 7 } as never);
  expect(await titles()).toEqual([]);
  await keeper.remove('a');
});

test('nothing is discarded that is not there', async () => {
  await keeper.discard('nothing');
  expect(await titles()).toEqual([]);
});

test('texts written as a page goes move to the database, and its picture stays (DRAFT-1)', async () => {
  const logo = new File(['a picture'], 'logo.png');
  await keeper.write(work('a', { file: logo }));
  const later = { keptAt: '2026-03-01T11:00:00.000Z', title: 'Later' };
  expect(keeper.writeNow(work('a', { ...later, file: logo }))).toBe(true);
  expect(await titles()).toEqual(['Later']);
  expect(Object.keys(localStorage)).toEqual([]);
  expect((await keeper.read('a'))?.file).toBeInstanceOf(File);
});

test('what local storage holds does not replace what was typed later (DRAFT-1)', async () => {
  keeper.writeNow(work('a', { title: 'Earlier' }));
  await keeper.write(work('a', { keptAt: '2026-03-01T11:00:00.000Z' }));
  expect(await titles()).toEqual(['Title of a']);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('of the same moment, what was written last is taken (DRAFT-1)', async () => {
  await keeper.write(work('a'));
  keeper.writeNow(work('a', { title: 'As the page went' }));
  expect(await titles()).toEqual(['As the page went']);
});

test('a database that refuses leaves the texts in local storage, and says so of a picture (DRAFT-1)', async () => {
  refuseDatabase();
  expect(await keeper.write(work('a'))).toBe(true);
  expect(await keeper.write(work('b', { file: new File([''], 'logo.png') }))).toBe(false);
  expect((await titles()).toSorted()).toEqual(['Title of a', 'Title of b']);
  expect(Object.keys(localStorage)).toEqual(['draft:a', 'draft:b']);
  await keeper.remove('b');
  expect(await titles()).toEqual(['Title of a']);
});

test('storage that takes nothing at all says so (DRAFT-1)', async () => {
  refuseDatabase();
  vi.stubGlobal('localStorage', undefined);
  expect(await keeper.write(work('a'))).toBe(false);
  // The page keeps it in memory while it is open.
  expect(await titles()).toEqual(['Title of a']);
  await keeper.remove('a');
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
  await keeper.write(work('a'));
  const letGo = await keeper.hold('a');
  expect(letGo).not.toBeNull();
  expect(await titles()).toEqual([]);
  expect(await keeper.hold('a')).toBeNull();
  expect(await keeper.hold('b')).not.toBeNull();
  letGo?.();
  await vi.waitFor(async () => expect(await titles()).toEqual(['Title of a']));
});

test('without locks work is offered to every tab (DRAFT-3)', async () => {
  vi.stubGlobal('navigator', {});
  await keeper.write(work('a'));
  const letGo = await keeper.hold('a');
  expect(letGo).toBeTypeOf('function');
  letGo?.();
  expect(await titles()).toEqual(['Title of a']);
});

test('the other tabs are told of what is saved, discarded, taken up and let go (DRAFT-3)', async () => {
  const told = vi.fn();
  const stop = keeper.subscribe(told);
  const tellsOnce = async (act: () => Promise<unknown>) => {
    told.mockClear();
    await act();
    await vi.waitFor(() => expect(told).toHaveBeenCalled());
  };
  await keeper.write(work('a'));
  await tellsOnce(() => keeper.discard('a'));
  await tellsOnce(() => keeper.remove('a'));
  let letGo: (() => void) | null = null;
  await tellsOnce(async () => {
    letGo = await keeper.hold('a');
  });
  await tellsOnce(async () => letGo?.());
  stop();
  told.mockClear();
  const next = new Promise((heard) => {
    const stopAgain = keeper.subscribe(() => {
      stopAgain();
      heard(undefined);
    });
  });
  await keeper.remove('a');
  await next;
  expect(told).not.toHaveBeenCalled();
});
