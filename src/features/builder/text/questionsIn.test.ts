import { expect, test } from 'vitest';
import { questionsIn } from './questionsIn.ts';

test('paragraphs are questions, their further lines choices', () => {
  expect(questionsIn('How old are you?\nUnder 18\n18 or over\n\nWhy?')).toEqual([
    { text: 'How old are you?', choices: ['Under 18', '18 or over'] },
    { text: 'Why?', choices: [] },
  ]);
});

test('numbers and bullets before a line are left out, blank lines make nothing', () => {
  expect(questionsIn('\n\n1. Which?\n  a) Tea\n  - Coffee\n\n\n\n')).toEqual([
    { text: 'Which?', choices: ['Tea', 'Coffee'] },
  ]);
});

test.each(['Dr. Smith', 'No. 5', 'A. Lincoln', 'St. Petersburg or Moscow?', '-5', '1.5 litres'])(
  '%s stays as it is',
  (line) => {
    expect(questionsIn(line)).toEqual([{ text: line, choices: [] }]);
  },
);

test('nothing is no question', () => {
  expect(questionsIn(' \n ')).toEqual([]);
});
