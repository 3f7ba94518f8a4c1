import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerReader, optionFinder, valuesByQuestion } from './givenAnswers.ts';

const createOptions = (...texts: string[]) => ({
  options: texts.map((text) => ({
    text,
    order: null,
    isActive: true,
    responseCount: null,
    responsePercentage: null,
    selectionPercentage: null,
  })),
});

test('a value matches the option that differs only in case, blanks and composition (REPORT-12)', () => {
  const find = optionFinder(createOptions('East', 'Caf\u00e9', 'Far  West'));
  expect(['East ', 'EAST', 'Cafe\u0301', ' far west', 'North'].map(find)).toEqual([
    0,
    0,
    1,
    2,
    undefined,
  ]);
});

test('of options that differ only in case, the identical one is matched; a text that two options share matches neither (REPORT-12)', () => {
  const find = optionFinder(createOptions('yes', 'Yes', 'No', 'No'));
  expect(['yes', 'Yes', 'YES', 'No'].map(find)).toEqual([0, 1, null, null]);
});

test('every option is found by its own text (REPORT-12)', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), (texts) => {
      expect(texts.map(optionFinder(createOptions(...texts)))).toEqual([...texts.keys()]);
    }),
  );
});

test('an answer shows its options as the question spells them, and other texts as given (REPORT-24)', () => {
  const readOptions = answerReader(createOptions('East', 'West'));
  expect(readOptions(['east ', 'Others: North', ' '])).toEqual(['East', 'Others: North']);
});

test('several entries for one question are one answer with all values (REPORT-18)', () => {
  const givenAnswers = [
    { questionId: 1, values: ['A'] },
    { questionId: 2, values: ['B'] },
    { questionId: 1, values: ['C'] },
  ];
  expect([...valuesByQuestion(givenAnswers)]).toEqual([
    [1, ['A', 'C']],
    [2, ['B']],
  ]);
});
