import { expect, test } from 'vitest';
import { slicePage } from './slicePage.ts';

const items = Array.from({ length: 23 }, (_, index) => index + 1);

test.each([
  [1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [3, [21, 22, 23]],
  [4, []],
])('page %i of 23 items contains the expected items, with 10 items per page', (page, expected) => {
  expect(slicePage(items, { page, pageSize: 10 })).toEqual({
    items: expected,
    totalPages: 3,
    totalItems: 23,
  });
});

test('an empty list has no page', () => {
  expect(slicePage([], { page: 1, pageSize: 10 })).toEqual({
    items: [],
    totalPages: 0,
    totalItems: 0,
  });
});
