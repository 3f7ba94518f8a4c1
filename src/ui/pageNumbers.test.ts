import { expect, test } from 'vitest';
import { pageNumbers } from './pageNumbers.ts';

test.each([
  [1, 0, 10, []],
  [1, 3, 10, [1, 2, 3]],
  [1, 11, 10, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [8, 30, 10, [3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  [30, 30, 10, [21, 22, 23, 24, 25, 26, 27, 28, 29, 30]],
])('on page %i of %i with at most %i buttons', (current, total, most, numbers) => {
  expect(pageNumbers(current, total, most)).toEqual(numbers);
});
