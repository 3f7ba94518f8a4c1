import { expect, test } from 'vitest';
import { pageNumbers } from './Pagination.tsx';

test.each([
  [1, 0, []],
  [1, 3, [1, 2, 3]],
  [10, 10, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [1, 11, [1, 2, 3, 4, 5, 6, 7, 8, 9, 11]],
  [15, 50, [1, 11, 12, 13, 14, 15, 16, 17, 18, 50]],
  [50, 50, [1, 42, 43, 44, 45, 46, 47, 48, 49, 50]],
  [999, 1000, [1, 992, 993, 994, 995, 996, 997, 998, 999, 1000]],
])('the pagination shows the expected page numbers on page %i of %i', (current, total, numbers) => {
  expect(pageNumbers(current, total)).toEqual(numbers);
});
