import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyPage, MOST_PAGES } from './useEveryPage.ts';

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
