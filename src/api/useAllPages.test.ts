import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allPagesOptions, MAX_PAGES } from './useAllPages.ts';

interface Page {
  rows: { id: number }[];
  totalPages: number;
}

const { getNextPageParam } = allPagesOptions<Page, boolean>(
  (page) => page,
  (isExport) => isExport,
);
const createPage = (totalPages: number, ...ids: number[]): Page => ({
  rows: ids.map((id) => ({ id })),
  totalPages,
});
const next = (pages: Page[], page: number, isExport: boolean) =>
  getNextPageParam(pages.at(-1) as Page, pages, page, [], isExport);

test('pages load up to the last: at most a thousand for a list, all for a file (FAULT-10)', () => {
  const total = fc.oneof(fc.nat(3000), fc.constantFrom(9e15, Number.MAX_SAFE_INTEGER));
  fc.assert(
    fc.property(total, fc.integer({ min: 1, max: 3000 }), (totalPages, page) => {
      const pages = [createPage(totalPages, page)];
      const isLast = page >= totalPages;
      expect(next(pages, page, true)).toBe(isLast ? undefined : page + 1);
      expect(next(pages, page, false)).toBe(isLast || page >= 1000 ? undefined : page + 1);
    }),
  );
  expect(MAX_PAGES).toBe(1000);
});

test('a server that repeats a page or sends an empty one has no more (FAULT-10)', () => {
  expect(next([createPage(9, 1, 2), createPage(9, 3, 4)], 2, true)).toBe(3);
  expect(next([createPage(9, 1, 2), createPage(9, 1, 2)], 2, true)).toBeUndefined();
  expect(next([createPage(9, 1, 2), createPage(9)], 2, true)).toBeUndefined();
  expect(
    next([createPage(9, 1, 2), createPage(9, 3, 4), createPage(9, 1, 2)], 3, true),
  ).toBeUndefined();
  expect(next([createPage(9, 1, 2), createPage(9, 3, 4), createPage(9, 4, 5)], 3, true)).toBe(4);
});
