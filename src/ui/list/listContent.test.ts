import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foundContent } from './listContent.ts';
import type { EveryRow } from './listProgress.ts';

const every = (change: Partial<EveryRow<number>>): EveryRow<number> => ({
  rows: [],
  isComplete: true,
  isTruncated: false,
  fetched: 1,
  total: 1,
  totalItems: undefined,
  error: undefined,
  isFetching: false,
  retry: () => undefined,
  ...change,
});

test('each match is on one page, in order, and each page but the last is full (FIND-1)', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 45 }), (matches) => {
      const find = (page: number) =>
        foundContent({ every: every({}), matches, page, hasSort: false, pageBefore: undefined });
      const { totalPages = 0, total } = find(1);
      const pages = Array.from({ length: totalPages }, (_, index) => find(index + 1).page?.rows);
      expect(total).toBe(matches.length);
      expect(pages.flat()).toEqual(matches);
      expect(pages.slice(0, -1).every((rows) => rows?.length === 10)).toBe(true);
    }),
  );
});

test('until all rows have loaded, the total is unknown, the page stays, and a failure is one of the list only without rows (FIND-3, FIND-5)', () => {
  const pageBefore = { rows: [1, 2], totalPages: 3, totalItems: 25 };
  const find = (rows: number[] | undefined, error?: string) =>
    foundContent({
      every: every({ rows, isComplete: false, error }),
      matches: rows,
      page: 1,
      hasSort: true,
      pageBefore,
    });
  expect(find([2])).toMatchObject({ rows: [2], total: undefined, isSorting: true, failure: false });
  expect(find([2], 'failed')).toMatchObject({ failure: false, isSorting: false });
  expect(find(undefined, 'failed').failure).toBe('failed');
  expect(find(undefined)).toMatchObject({ page: pageBefore, totalPages: undefined });
});

test('a retry that runs is known from the rows that are being fetched (FIND-5)', () => {
  for (const isFetching of [true, false]) {
    const content = foundContent({
      every: every({ isFetching }),
      matches: [],
      page: 1,
      hasSort: false,
      pageBefore: undefined,
    });
    expect(content.retry.isRetrying).toBe(isFetching);
  }
});
