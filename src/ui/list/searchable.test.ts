import { expect, test } from 'vitest';
import { normalizeForSearch } from './searchable.ts';

test.each([
  ['Café', 'cafe'],
  ['Cafe\u0301\u0323', 'cafe'],
  ['  Tea \t\n  time ', 'tea time'],
  // The dot is part of the precomposed letter: it must be decomposed first.
  ['\u1ee4\u0301ber', 'uber'],
  ['a\u0301\u0323b', 'ab'],
])('%j is searched as “%s” (FIND-1)', (text, searched) => {
  expect(normalizeForSearch(text)).toBe(searched);
});
