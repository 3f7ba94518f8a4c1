import { array, assert, boolean, constantFrom, property, record, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { someWrittenSurvey } from '../../../fixtures/writtenSurvey.ts';
import { decide, moveDecisions, noDecisions } from './decisions.ts';
import { questionsIn, readQuestions, type TextQuestion } from './questionsIn.ts';
import { readLines } from './readLines.ts';

const word = constantFrom(
  ...'apple bread candle door engine flower garden house island jacket kettle lemon mirror needle orange pencil'.split(
    ' ',
  ),
);

const question = record({
  words: array(word, { minLength: 1, maxLength: 4 }),
  options: uniqueArray(word, { maxLength: 5 }),
  isMultiple: boolean(),
  required: boolean(),
  hasOthers: boolean(),
}).map(({ words, options, isMultiple, required, hasOthers }): TextQuestion => {
  const isChoice = options.length >= 2;
  return {
    text: `Which ${words.join(' ')} do you like?`,
    type: isChoice ? (isMultiple ? 'multiple' : 'single') : 'text',
    required,
    hasOthers: isChoice && hasOthers,
    options: isChoice ? options : [],
  };
});

const survey = uniqueArray(question, { minLength: 2, maxLength: 8, selector: ({ text }) => text });

const pickQuestion = ({ text, type, required }: TextQuestion) =>
  `${text}${type === 'multiple' ? ' (select all that apply)' : ''}${required ? ' *' : ''}`;
const answers = ({ options, hasOthers }: TextQuestion) => [
  ...options,
  ...(hasOthers ? ['Other (please specify): ____'] : []),
];
const letter = (index: number) => String.fromCharCode(97 + index);
const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

/** Writes a survey line by line: a mark for each question, and one for each option. */
const listedTexts =
  (mark: (index: number) => string, optionMark: (index: number) => string, gap = '') =>
  (questions: TextQuestion[]) =>
    questions
      .flatMap((question, index) => [
        mark(index + 1) + pickQuestion(question),
        ...answers(question).map((option, index) => optionMark(index) + option),
        ...(gap ? [''] : []),
      ])
      .join('\n');

const onOneLine = (join: (options: string[]) => string) => (questions: TextQuestion[]) =>
  questions
    .flatMap((question, index) => [
      `${index + 1}. ${pickQuestion(question)}`,
      ...(question.options.length > 0 ? [join(answers(question))] : []),
    ])
    .join('\n');

/** Surveys that are generated in each of 13 styles. */
const RUNS_PER_STYLE = 30;

const styles: Record<string, (questions: TextQuestion[]) => string> = {
  'numbers and letters': listedTexts(
    (n) => `${n}. `,
    (index) => `${letter(index)}) `,
  ),
  'numbers and boxes': listedTexts(
    (n) => `${n}) `,
    () => '☐ ',
  ),
  'questions with their name, and bullets': listedTexts(
    (n) => `Q${n}: `,
    () => '• ',
    '\n',
  ),
  'paragraphs without marks': listedTexts(
    () => '',
    () => '',
    '\n',
  ),
  'numbers, and choices without marks': listedTexts(
    (n) => `${n}. `,
    () => '',
  ),
  'numbers and numbers': listedTexts(
    (n) => `Q${n}. `,
    (index) => `${index + 1}. `,
  ),
  'Roman numbers and letters in brackets': listedTexts(
    (n) => `${romans[n - 1]}. `,
    (index) => `(${letter(index)}) `,
  ),
  'decimals and dashes': listedTexts(
    (n) => `1.${n} `,
    () => '- ',
    '\n',
  ),
  'boxes of typewriters, indented': listedTexts(
    (n) => `${n}. `,
    () => '    [ ] ',
  ),
  'boxes on one line': onOneLine((options) => options.map((option) => `☐ ${option}`).join('  ')),
  'codes between boxes and words': listedTexts(
    (n) => `${n}. `,
    (index) => `[ ] ${index + 1} `,
  ),
  'one choice in each row of a table': (questions) =>
    questions
      .flatMap((question) => [
        [pickQuestion(question), ...answers(question).slice(0, 1)].join('\t'),
        ...answers(question)
          .slice(1)
          .map((option) => `\t${option}`),
      ])
      .join('\n'),
  'circles, a blank line between all': (questions) =>
    listedTexts(
      (n) => `${n}. `,
      () => '○ ',
    )(questions).replaceAll('\n', '\n\n'),
};

test.each(Object.entries(styles))(
  'a survey written with %s is read back (BUILDER-43)',
  (_, write) => {
    assert(
      property(survey, (questions) => {
        expect(readQuestions(write(questions))).toEqual(questions);
      }),
      { numRuns: RUNS_PER_STYLE },
    );
  },
);

const confirmAllLines = (text: string) =>
  new Map(readLines(text).map(({ line, kind }) => [line, { kind }] as const));

test.each(Object.entries(styles))(
  'confirming the recognised kind of every line changes nothing: %s (BUILDER-43)',
  (_, write) => {
    assert(
      property(survey, (questions) => {
        const text = write(questions);
        expect(questionsIn(readLines(text, confirmAllLines(text)))).toEqual(questions);
      }),
      { numRuns: RUNS_PER_STYLE },
    );
  },
);

test('the reader returns the questions of a generated survey, whatever its style (BUILDER-43)', () => {
  assert(
    property(someWrittenSurvey, ({ questions, text }) => {
      expect(readQuestions(text)).toEqual(questions);
      expect(questionsIn(readLines(text, confirmAllLines(text)))).toEqual(questions);
    }),
    { numRuns: 120 },
  );
});

test('decisions stay with their lines when other lines are added, removed or changed (BUILDER-43)', () => {
  const lines = array(constantFrom('', 'Tea', 'Which?', '1. Why?'), { maxLength: 6 });
  assert(
    property(lines, lines, lines, constantFrom('Tea', '1. Why?'), (above, gone, below, decided) => {
      const linesBefore = [...above, ...gone, decided, ...below];
      const decisions = decide(noDecisions, [above.length + gone.length], { kind: 'heading' });
      const without = moveDecisions(
        decisions,
        linesBefore.join('\n'),
        [...above, decided, ...below].join('\n'),
      );
      // Equal lines around an edit cannot be told apart.
      if (!gone.includes(decided)) expect([...without.byLine.keys()]).toEqual([above.length]);
      const movedDecisions = moveDecisions(
        decisions,
        linesBefore.join('\n'),
        [...above, ...gone, `${decided}!`, ...below].join('\n'),
      );
      expect(movedDecisions.byLine).toEqual(decisions.byLine);
    }),
  );
});

test('of two equal lines the one that stays keeps the decision (BUILDER-43)', () => {
  for (const line of [0, 1]) {
    const decided = decide(noDecisions, [line], { kind: 'heading' });
    const { byLine } = moveDecisions(decided, 'Tea\nTea\nMilk', 'Tea\nMilk');
    expect([...byLine]).toEqual([[0, { kind: 'heading' }]]);
  }
});

test('a line that is cut and pasted elsewhere keeps the kind that the user selected (BUILDER-43)', () => {
  const text = 'Which?\nTea\nCoffee';
  const decided = decide(noDecisions, [1], { kind: 'heading' });
  const cut = moveDecisions(decided, text, 'Which?\nCoffee');
  expect(cut.byLine.size).toBe(0);
  const pasted = moveDecisions(cut, 'Which?\nCoffee', 'Which?\nCoffee\nTea');
  expect(pasted).toEqual({ byLine: new Map([[2, { kind: 'heading' }]]), removed: new Map() });
});

test('the first line cannot continue another one (BUILDER-43)', () => {
  expect(
    readLines('Which?\nTea', new Map([[0, { kind: 'joined' }]])).map(({ kind }) => kind),
  ).toEqual(['question', 'choice']);
});
