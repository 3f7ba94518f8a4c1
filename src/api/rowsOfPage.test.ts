import { expect, test, vi } from 'vitest';
import { rowsOfPage } from './rowsOfPage.ts';

const read = (rows: string[]) => ({ rows, totalPages: 1 });
const result = (of: { data?: string[]; currentData?: string[]; error?: unknown }) => {
  const refetch = vi.fn();
  const page = rowsOfPage({ isFetching: false, refetch, ...of }, read, () => undefined);
  return { page, refetch };
};

test('while the next page is on its way the old rows stay, and are stale', () => {
  const { page } = result({ data: ['old'] });
  expect(page.data).toEqual({ rows: ['old'], totalPages: 1 });
  expect(page.isStale).toBe(true);
  expect(result({ data: ['own'], currentData: ['own'] }).page.isStale).toBe(false);
});

test('an old page without rows says nothing of the next one (SEAM-24)', () => {
  expect(result({ data: [] }).page.data).toBeUndefined();
  expect(result({ data: [], currentData: [] }).page.data?.rows).toEqual([]);
});

test('a page that failed has no rows but its own', () => {
  const error = { kind: 'network' };
  expect(result({ data: ['old'], error }).page.data).toBeUndefined();
  expect(result({ data: ['own'], currentData: ['own'], error }).page.data?.rows).toEqual(['own']);
});

test('a list that was not answered yet has no rows', () => {
  expect(result({}).page.data).toBeUndefined();
});

test('it is read again when it is asked for', () => {
  const { page, refetch } = result({ data: [] });
  page.refetch();
  expect(refetch).toHaveBeenCalledOnce();
});
