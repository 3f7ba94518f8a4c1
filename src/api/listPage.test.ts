import { expect, test, vi } from 'vitest';
import { toListPage } from './listPage.ts';

const previousRow = { id: 1 };
const currentRow = { id: 2 };

const readRows = (rows: { id: number }[]) => ({ rows, totalPages: 1 });
const result = (state: {
  data?: { id: number }[];
  currentData?: { id: number }[];
  error?: unknown;
}) => {
  const refetch = vi.fn();
  const page = toListPage({ isFetching: false, refetch, ...state }, readRows);
  return { page, refetch };
};

test('while the next page loads, the rows of the previous one stay and are stale', () => {
  const { page } = result({ data: [previousRow] });
  expect(page.data).toEqual({ rows: [previousRow], totalPages: 1 });
  expect(page.isStale).toBe(true);
  expect(result({ data: [currentRow], currentData: [currentRow] }).page.isStale).toBe(false);
});

test('while the next page loads, an empty previous page is not shown as an empty list (SEAM-24)', () => {
  expect(result({ data: [] }).page.data).toBeUndefined();
  expect(result({ data: [], currentData: [] }).page.data?.rows).toEqual([]);
});

test('a page that failed to load does not show the rows of another one', () => {
  const error = { kind: 'network' };
  expect(result({ data: [previousRow], error }).page.data).toBeUndefined();
  expect(result({ data: [currentRow], currentData: [currentRow], error }).page.data?.rows).toEqual([
    currentRow,
  ]);
});

test('a page is requested again on demand', () => {
  const { page, refetch } = result({ data: [] });
  page.refetch();
  expect(refetch).toHaveBeenCalledOnce();
});

test('of several rows with the same id only the first one is kept', () => {
  const rows = [{ id: 1, title: 'first' }, { id: 2 }, { id: 1, title: 'again' }];
  expect(result({ data: rows }).page.data?.rows).toEqual([{ id: 1, title: 'first' }, { id: 2 }]);
});
