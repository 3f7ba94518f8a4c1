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

const headings = (text: string) =>
  readLines(text)
    .filter(({ kind }) => kind === 'heading')
    .map(({ text: words }) => words);

const texts: [name: string, text: string, questions: string[], headings?: string[]][] = [
  [
    'paragraphs with choices below',
    'How old are you?\nUnder 18\n18 or over\n\nWhy?',
    ['single How old are you? | Under 18 | 18 or over', 'text Why?'],
  ],
  [
    'numbered questions without blank lines',
    '1. How old are you?\nUnder 18\n18 or over\n2. Why did you come?\n3. What do you drink?\nTea\nCoffee\n4. Anything else?\n5. Would you come again?\nYes\nNo\n6. What is your town?',
    [
      'single How old are you? | Under 18 | 18 or over',
      'text Why did you come?',
      'single What do you drink? | Tea | Coffee',
      'text Anything else?',
      'single Would you come again? | Yes | No',
      'text What is your town?',
    ],
  ],
  [
    'a title, numbers and letters',
    'Visitor survey 2026\n\n1. How did you hear of us?\na) A friend\nb) An advertisement\nc) Other (please specify)\n2. What should we do better?',
    [
      'single How did you hear of us? | A friend | An advertisement | +',
      'text What should we do better?',
    ],
    ['Visitor survey 2026'],
  ],
  [
    'capital letters with full stops',
    '1. Which?\nA. Tea\nB. Coffee\nC. Water\n2. Who?\n',
    ['single Which? | Tea | Coffee | Water', 'text Who?'],
  ],
  [
    'boxes of a word processor, several allowed',
    'What did you buy? (select all that apply)\n☐ Vegetables\n☐ Fruit\n☐ Other: ________',
    ['multiple What did you buy? | Vegetables | Fruit | +'],
  ],
  [
    'round boxes',
    'How satisfied are you?\n○ Very\n○ Not at all\n\nWould you return?\n○ Yes\n○ No',
    ['single How satisfied are you? | Very | Not at all', 'single Would you return? | Yes | No'],
  ],
  [
    'brackets as boxes',
    'Q1: Which days?\n[ ] Monday\n[x] Tuesday\nQ2: At what time?\n( ) Morning\n( ) Evening',
    ['multiple Which days? | Monday | Tuesday', 'single At what time? | Morning | Evening'],
  ],
  [
    'required questions',
    '1. Your age? *\n2. Your town? (required)\n3. Your street?',
    ['text* Your age?', 'text* Your town?', 'text Your street?'],
  ],
  [
    'tabs of a numbered list',
    '1.\tWhich of these?\n\ta)\tTea\n\tb)\tCoffee\n2.\tWhy?',
    ['single Which of these? | Tea | Coffee', 'text Why?'],
  ],
  [
    'bullets below questions',
    'Which colour?\n• Red\n• Blue\n\nWhich size?\n- Small\n- Large',
    ['single Which colour? | Red | Blue', 'single Which size? | Small | Large'],
  ],
  [
    'bullets that ask',
    '• Who are you?\n• Where are you from?',
    ['text Who are you?', 'text Where are you from?'],
  ],
  [
    'numbered choices below a question',
    'How often do you come?\n1. Daily\n2. Weekly\n3. Never',
    ['single How often do you come? | Daily | Weekly | Never'],
  ],
  [
    'parts with headings',
    'Part A\n\n1. How old are you?\n\nPart B\n\n2. Why did you come?',
    ['text How old are you?', 'text Why did you come?'],
    ['Part A', 'Part B'],
  ],
  [
    'room to write',
    '1. What is your name?\n______________\n2. Your address? __________\n',
    ['text What is your name?', 'text Your address?'],
  ],
  [
    'a title before questions without marks',
    'Market feedback\n\nHow was it?\nGood\nBad\n\nWhat would you change?',
    ['single How was it? | Good | Bad', 'text What would you change?'],
    ['Market feedback'],
  ],
  [
    'one question a line',
    'Who are you?\nWhere are you from?\nWhat do you do?',
    ['text Who are you?', 'text Where are you from?', 'text What do you do?'],
  ],
  [
    'statements with numbers and letters in brackets',
    '(1) I would recommend it\n(a) Agree\n(b) Disagree\n(2) It was easy to find\n(a) Agree\n(b) Disagree',
    [
      'single I would recommend it | Agree | Disagree',
      'single It was easy to find | Agree | Disagree',
    ],
  ],
  [
    'Windows line ends and a no-break space',
    '1. Which?\r\n\u00a0\u00a0a) Tea\r\n\u00a0\u00a0b) Coffee\r\n',
    ['single Which? | Tea | Coffee'],
  ],
  [
    'bulleted boxes',
    'Question 1. Which?\n• ☐ Tea\n• ☐ Coffee\nQuestion 2. Why?',
    ['single Which? | Tea | Coffee', 'text Why?'],
  ],
  [
    'choose one, with others by themselves',
    'How did you travel? (choose one)\n- Bus\n- Train\n- Others',
    ['single How did you travel? | Bus | Train | +'],
  ],
  [
    'words that look like marks',
    'Dr. Smith\n\nNo. 5\n\nA. Lincoln',
    ['text Dr. Smith', 'text No. 5', 'text A. Lincoln'],
  ],
  ['Japanese question marks', '好きな色は？\n赤\n青', ['single 好きな色は？ | 赤 | 青']],
];

test.each(texts)(
  'the expected questions and headings are read from a text with %s',
  (_name, text, questions, parts = []) => {
    expect(readKinds(text)).toEqual(questions);
    expect(headings(text)).toEqual(parts);
  },
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
