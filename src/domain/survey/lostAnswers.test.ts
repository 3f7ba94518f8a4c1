import fc from 'fast-check';
import { expect, test } from 'vitest';
import { someQuestion } from '#fixtures/someQuestion.ts';
import { countLost, lostParts } from './lostAnswers.ts';
import type { Question } from './question.ts';

const questionDefaults = { required: false, hasOthers: false };
const drink: Question = {
  ...questionDefaults,
  id: 7,
  text: 'What do you drink?',
  type: 'multiple',
  hasOthers: true,
  options: [
    { id: 1, text: 'Tea', isActive: true },
    { id: 2, text: 'Coffee', isActive: true },
  ],
};
const why: Question = { ...questionDefaults, id: 8, text: 'Why?', type: 'text', options: [] };
const storedQuestions = [drink, why];

test.each<[string, Question[], unknown[]]>([
  ['nothing that stays', storedQuestions, []],
  ['nothing that is renamed', [{ ...drink, text: 'Drink?' }, why], []],
  ['nothing that is moved', [why, { ...drink, options: drink.options.toReversed() }], []],
  ['a removed question', [drink], [{ id: 8, number: 2, text: 'Why?' }]],
  [
    'a question whose choices become a text',
    [{ ...drink, type: 'text', options: [] }, why],
    [{ id: 7, number: 1, text: 'What do you drink?' }],
  ],
  [
    'a text that becomes choices',
    [drink, { ...why, type: 'single' }],
    [{ id: 8, number: 2, text: 'Why?' }],
  ],
  [
    'nothing when multiple choice becomes single choice, but lists the question',
    [{ ...drink, type: 'single' }, why],
    [{ id: 7, number: 1, text: 'What do you drink?', isNarrowed: true }],
  ],
  [
    'a removed option, and the removed "Others"',
    [{ ...drink, hasOthers: false, options: drink.options.slice(1) }, why],
    [
      { id: 7, number: 1, text: 'What do you drink?', option: { order: 1, text: 'Tea' } },
      { id: 7, number: 1, text: 'What do you drink?', option: { order: 3, text: 'Others' } },
    ],
  ],
  [
    'no deactivated choice',
    [{ ...drink, options: drink.options.map((option) => ({ ...option, isActive: false })) }, why],
    [],
  ],
])('an update deletes %s (BUILDER-40)', (_name, sentQuestions, parts) => {
  expect(lostParts(storedQuestions, sentQuestions)).toEqual(parts);
});

const option = (order: number | null, text: string, responseCount: number | null) => ({
  order,
  text,
  responseCount,
  isActive: true,
  responsePercentage: null,
  selectionPercentage: null,
});
const report = {
  id: 1,
  title: 'Hello',
  status: 'Open',
  user: null,
  averageTimeSpent: null,
  averageCompletionRate: null,
  questions: [
    {
      id: 7,
      text: 'What do you drink?',
      type: 'multiple',
      responseCount: 12,
      options: [option(2, 'Coffee', 4), option(1, 'Tea', 9), option(3, 'Others', null)],
      answers: [],
    },
    { id: 8, text: 'Why?', type: 'text', responseCount: 0, options: [], answers: [] },
  ],
  responses: [
    { id: 1, lat: null, long: null, createdAt: null, completionPercentage: null, timeSpent: null },
  ],
};
const [teaPart, othersPart] = [
  { id: 7, number: 1, text: '', option: { order: 1, text: 'Tea' } },
  { id: 7, number: 1, text: '', option: { order: 3, text: 'Others' } },
];

test('each removed part has its number of answers; parts without answers are left out (BUILDER-40)', () => {
  const parts = [
    { id: 7, number: 1, text: '' },
    { id: 8, number: 2, text: '' },
    teaPart,
    othersPart,
  ];
  expect(countLost(parts, report).map(({ option, count }) => [option?.text, count])).toEqual([
    [undefined, 12],
    ['Tea', 9],
    ['Others', null],
  ]);
});

test('without a report every number is unknown; without responses nothing is lost (BUILDER-40)', () => {
  expect(countLost([teaPart], undefined)).toEqual([{ ...teaPart, count: null }]);
  expect(countLost([teaPart], { ...report, responses: [] })).toEqual([]);
});

test('a report without order finds an option by position and text (BUILDER-40)', () => {
  const [question] = report.questions;
  const twice = [option(null, 'Tea', 1), option(null, 'Tea', 2)];
  const questions = [
    { ...question, id: 7, text: '', type: 'single', responseCount: 3, options: twice, answers: [] },
  ];
  const second = { id: 7, number: 1, text: '', option: { order: 2, text: 'Tea' } };
  expect(countLost([second], { ...report, questions })[0]?.count).toBe(2);
});

test('sending a survey unchanged loses nothing (LAW-1)', () => {
  fc.assert(
    fc.property(fc.uniqueArray(someQuestion, { selector: ({ id }) => id }), (questions) => {
      expect(lostParts(questions, questions)).toEqual([]);
    }),
  );
});
