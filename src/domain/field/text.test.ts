import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { minLength } from './text.ts';

const isValid = (schema: z.core.$ZodType, text: string) => z.safeParse(schema, text).success;

/** The most characters that a text is said to have at least. */
const measureLength = (text: string) =>
  [1, 2, 3, 4, 5, 6].filter((min) => isValid(z.string().check(...minLength(min, '')), text)).length;

test.each([
  ['', 0],
  ['   ', 0],
  ['\u200b\u00a0\u202e', 0],
  ['A', 1],
  [' A\u3000', 1],
  ['A\u200bB', 2],
  ['\u202eAB', 2],
  ['A B', 3],
  ['\u200b A\u0000 \u200bB \u200b', 3],
  ['😀', 1],
  ['👩‍👧', 2],
])('%j counts as %i characters of a minimum length (SEAM-37)', (text, length) => {
  expect(measureLength(text)).toBe(length);
});

test('a minimum length counts the trimmed text without invisible characters, up to 6 (SEAM-37)', () => {
  const unseen = ['\u200b', '\u200d', '\u0000', '\u202e', '\ufeff'];
  const part = fc.constantFrom(...unseen, ' ', '\u3000', 'a', 'ß', '漢', '😀', '1', '-');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const remainingText = parts
        .filter((part) => !unseen.includes(part))
        .join('')
        .trim();
      expect(measureLength(parts.join(''))).toBe(Math.min([...remainingText].length, 6));
    }),
  );
});
