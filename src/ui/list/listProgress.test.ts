import { expect, test } from 'vitest';
import { type EveryRow, listProgress } from './listProgress.ts';

const every: EveryRow<number> = {
  rows: [1, 2, 3],
  isComplete: false,
  isTruncated: false,
  fetched: 2,
  total: 1_200,
  totalItems: 12_000,
  error: null,
  isFetching: true,
  retry: () => undefined,
};

test.each<[text: string, change: Partial<EveryRow<number>>, isSorting: boolean, found?: number]>([
  ['3 of 12,000 read', {}, false, 1],
  ['Sorting… 3 of 12,000 read', {}, true, 1],
  ['0 of 12,000 read', { rows: undefined }, false],
  ['Searched 2 of 1,200 pages', { totalItems: undefined }, false],
  ['Sorting… 2 of 1,200 pages read', { totalItems: undefined }, true],
  // The totals are unknown yet, or a failure is shown instead.
  ['', { total: 0 }, true],
  ['', { error: new Error('No') }, true],
  ['1 of 3 surveys', { isComplete: true }, false, 1],
  ['0 of 0 surveys', { isComplete: true, rows: undefined }, false, 0],
  ['', { isComplete: true }, false],
  [
    '1 of 3 surveys. Stopped after 2 pages: there are more.',
    { isComplete: true, isTruncated: true },
    false,
    1,
  ],
])('“%s” is the progress of %j (FIND-5)', (text, change, isSorting, matchCount) => {
  expect(
    listProgress({ ...every, ...change }, { isSorting, matchCount, itemName: 'surveys' }),
  ).toBe(text);
});
