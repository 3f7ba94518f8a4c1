import fc from 'fast-check';
import { expect, test } from 'vitest';
import { equalAnswers, equalText } from './equalAnswers.ts';

test('composed and decomposed letters are equal (REPORT-12)', () => {
  const answers = ['Caf\u00e9', 'Cafe\u0301'].map((value, id) => ({ id, value }));
  expect(equalAnswers(answers)).toEqual([{ value: 'Caf\u00e9', count: 2 }]);
});

test('equal answers are counted once, most frequent first (REPORT-12)', () => {
  const answers = ['No', 'More  buses ', ' more buses', 'Shade', 'Morebuses'].map((value, id) => ({
    id,
    value,
  }));
  expect(equalAnswers(answers)).toEqual([
    { value: 'More  buses', count: 2 },
    { value: 'No', count: 1 },
    { value: 'Shade', count: 1 },
    { value: 'Morebuses', count: 1 },
  ]);
});

test('equal answers are named after their most frequent spelling (REPORT-12)', () => {
  const answers = ['east', 'East', 'East ', 'EAST'].map((value, id) => ({ id, value }));
  expect(equalAnswers(answers)).toEqual([{ value: 'East', count: 4 }]);
});

test('every run of blanks counts as one space (REPORT-12)', () => {
  const word = fc.constantFrom('More', 'buses', 'é');
  const blanks = fc
    .array(fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u2003'), { minLength: 1, maxLength: 3 })
    .map((characters) => characters.join(''));
  fc.assert(
    fc.property(fc.array(fc.tuple(word, blanks), { minLength: 1 }), (parts) => {
      const text = parts.map((part) => part.join('')).join('');
      expect(equalText(text)).toBe(parts.map(([letters]) => letters.toLowerCase()).join(' '));
    }),
  );
});
