import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foundContent, pageContent } from './listContent.ts';
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

test('until all rows have loaded, the total is unknown (FIND-5)', () => {
  const content = foundContent({
    every: every({ rows: [1, 2], isComplete: false }),
    matches: [2],
    page: 1,
    hasSort: true,
    pageBefore: undefined,
  });
  expect(content).toMatchObject({
    rows: [2],
    total: undefined,
    isComplete: false,
    isSorting: true,
  });
});

test('a failed page is an error of the whole list only if no rows have loaded (FIND-5)', () => {
  const find = (rows: number[] | undefined) =>
    foundContent({
      every: every({ rows, isComplete: false, error: 'failed' }),
      matches: rows,
      page: 1,
      hasSort: true,
      pageBefore: undefined,
    });
  expect(find([1])).toMatchObject({ failure: false, isSorting: false });
  expect(find(undefined)).toMatchObject({ failure: 'failed', page: undefined });
});

test('the first sort keeps the page until there are rows in the new order (FIND-3)', () => {
  const pageBefore = { rows: [1, 2], totalPages: 3, totalItems: 25 };
  const source = {
    data: pageBefore,
    isStale: false,
    error: undefined,
    isFetching: false,
    refetch: () => undefined,
  };
  const sorting = foundContent({
    every: every({ rows: undefined, isComplete: false }),
    matches: undefined,
    page: 1,
    hasSort: true,
    pageBefore,
  });
  expect(sorting.page).toBe(pageContent(source).page);
  expect(sorting).toMatchObject({ total: undefined, totalPages: undefined, isSorting: true });
  const withRows = foundContent({
    every: every({ rows: [2, 1], isComplete: false }),
    matches: [2, 1],
    page: 1,
    hasSort: true,
    pageBefore,
  });
  expect(withRows.page?.rows).toEqual([2, 1]);
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
