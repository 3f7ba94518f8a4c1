import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyPage, MOST_PAGES, rowsOfPages } from './useEveryPage.ts';

const { getNextPageParam } = everyPage<{ totalPages: number }>(({ totalPages }) => totalPages);

test('pages load up to the last, and at most a thousand (FAULT-10)', () => {
  const total = fc.oneof(fc.nat(3000), fc.constantFrom(9e15, Number.MAX_SAFE_INTEGER));
  fc.assert(
    fc.property(total, fc.integer({ min: 1, max: 3000 }), (totalPages, page) => {
      const next = getNextPageParam({ totalPages }, [], page);
      expect(next).toBe(page < totalPages && page < MOST_PAGES ? page + 1 : undefined);
    }),
  );
  expect(MOST_PAGES).toBe(1000);
});

/** The pages of a list, newest first, into which rows arrive between the calls. */
const readWhileGrowing = (count: number, arriving: number[], size: number) => {
  let ids = Array.from({ length: count }, (_, index) => count - index);
  const pages: { rows: { id: number }[]; totalPages: number; totalItems: number }[] = [];
  for (let page = 0; page * size < ids.length || page === 0; page += 1) {
    pages.push({
      rows: ids.slice(page * size, (page + 1) * size).map((id) => ({ id })),
      totalPages: Math.ceil(ids.length / size),
      totalItems: ids.length,
    });
    const next = arriving[page] ?? 0;
    ids = [...Array.from({ length: next }, (_, index) => ids.length + next - index), ...ids];
  }
  return pages;
};

test('pages of a list that changed meanwhile are no one state, and no row comes twice (FIND-11)', () => {
  fc.assert(
    fc.property(
      fc.nat(40),
      fc.array(fc.nat(3), { maxLength: 6 }),
      fc.integer({ min: 1, max: 10 }),
      (count, arriving, size) => {
        const pages = readWhileGrowing(count, arriving, size);
        const { rows, isOneState } = rowsOfPages(pages);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        const grew = arriving.slice(0, pages.length - 1).some((added) => added > 0);
        expect(isOneState).toBe(!grew);
        if (isOneState) expect(rows).toHaveLength(count);
      },
    ),
  );
});
