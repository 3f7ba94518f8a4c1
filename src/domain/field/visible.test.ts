import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBlankText, isolated, visibleLength } from './visible.ts';

test.each([
  ['', 0],
  ['   ', 0],
  ['\u00a0\u2003\u3000', 0],
  ['\u200b\u200c\u200d\ufeff', 0],
  ['\u0000\u0007\t\n', 0],
  ['\u202e\u202c', 0],
  ['\u3164\u115f\u2800', 0],
  ['A', 1],
  ['A\u200bB', 2],
  ['\u202eAB', 2],
  ['😀', 1],
  ['👩‍👧', 2],
])('%j shows %i characters (SEAM-37)', (text, length) => {
  expect(visibleLength(text)).toBe(length);
  expect(isBlankText(text)).toBe(length === 0);
});

test('invisible characters between others do not count (SEAM-37)', () => {
  const invisible = fc.constantFrom(
    ' ',
    '\u200b',
    '\u200d',
    '\u0000',
    '\u202e',
    '\ufeff',
    '\u3000',
  );
  const visible = fc.constantFrom('a', 'ß', '漢', '😀', '1', '-');
  fc.assert(
    fc.property(fc.array(fc.oneof(invisible, visible)), (parts) => {
      const seen = parts.filter((part) => /[aß漢😀1-]/u.test(part));
      expect(visibleLength(parts.join(''))).toBe(seen.length);
    }),
  );
});

test.each([
  ['Market day', 'Market day'],
  ['\u202eyad', '\u2068\u202eyad\u2069'],
  ['يوم السوق', '\u2068يوم السوق\u2069'],
])('%j keeps its writing direction to itself (SEAM-38)', (text, shown) => {
  expect(isolated(text)).toBe(shown);
});
