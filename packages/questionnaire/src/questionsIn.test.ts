import { expect, test } from 'vitest';
import type { Decision } from './decisions.ts';
import { plainLine } from './plainLine.ts';
import { questionsIn } from './questionsIn.ts';
import { readLines } from './readLines.ts';

/** A question in one line: "single* Which? | Tea | Coffee +" (required, with "Others"). */
const readKinds = (text: string, decisions?: ReadonlyMap<number, Decision>) =>
  questionsIn(readLines(text, decisions)).map(
    ({ type, required, hasOthers, text: words, options }) =>
      [`${type}${required ? '*' : ''} ${words}`, ...options, ...(hasOthers ? ['+'] : [])].join(
        ' | ',
      ),
  );

test.each(['Dr. Smith', 'No. 5', 'A. Lincoln', 'St. Petersburg or Moscow?', '-5', '1.5 litres'])(
  'the beginning of “%s” is not mistaken for a number or a bullet',
  (line) => {
    expect(readKinds(line)).toEqual([`text ${line}`]);
  },
);

test('an empty text has no questions', () => {
  expect(readKinds(' \n ')).toEqual([]);
});

test('a person’s decision changes how a line is read', () => {
  const text = 'How was it?\nGood\nBad';
  expect(readKinds(text, new Map([[1, { kind: 'question' }]]))).toEqual([
    'text How was it?',
    'single Good | Bad',
  ]);
  expect(readKinds(text, new Map([[2, { kind: 'ignore' }]]))).toEqual([
    'single How was it? | Good',
  ]);
});

test('marks and line breaks of word processors are understood', () => {
  expect(readKinds('Which?\v\uf0a7\tTea\u2028§ Coffee')).toEqual(['single Which? | Tea | Coffee']);
});

test.each([
  '• Tea',
  '☐ Tea',
  '□Tea',
  '▢ Tea',
  '○ Tea',
  '( ) Tea',
  '[ ] Tea',
  '1 = Tea',
  '1. Tea',
  '(1) Tea',
  'a) Tea',
])('the mark before the pasted option “%s” is removed (BUILDER-46)', (line) => {
  expect(plainLine(line)).toBe('Tea');
});

test.each(['A. Lincoln', 'No. 5', '1 day', '(optional)', '50 % = half'])(
  'the beginning of the pasted option “%s” is not mistaken for a mark (BUILDER-46)',
  (line) => {
    expect(plainLine(line)).toBe(line);
  },
);
