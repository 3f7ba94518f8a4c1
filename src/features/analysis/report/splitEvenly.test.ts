import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitEvenly } from './splitEvenly.ts';

test('groups keep their order in as few parts as possible, none of which is empty or too long (REPORT-22)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { minLength: 1 }),
      fc.integer({ min: 1, max: 8 }),
      (items, most) => {
        const parts = splitEvenly(items, most);
        expect(parts.flat()).toEqual(items);
        expect(parts).toHaveLength(Math.ceil(items.length / most));
        for (const { length } of parts) {
          expect(length).toBeGreaterThan(0);
          expect(length).toBeLessThanOrEqual(most);
        }
      },
    ),
  );
  expect(splitEvenly([], 4)).toEqual([[]]);
});
