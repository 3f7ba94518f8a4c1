import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SurveyAnalysis } from './analysis.ts';
import { readAnswerTable } from './answerTable.ts';
import { derivableAnalysisSchema, deriveFigures } from './deriveFigures.ts';
import { narrowReport } from './narrowReport.ts';

interface Sent {
  counts?: unknown[];
  responseCount?: unknown;
  responses?: unknown;
  type?: string;
  averages?: object;
  options?: string[];
}

const createBody = ({
  counts = [],
  responseCount,
  responses,
  type = 'single',
  averages,
  options = ['Tea', 'Milk'],
}: Sent) => ({
  id: 1,
  title: 'Survey',
  ...averages,
  questions: [
    {
      id: 1,
      text: 'Which?',
      type,
      responseCount,
      options: options.map((text, index) => ({ text, responseCount: counts[index] })),
    },
  ],
  responses,
});

const readBody = (body: Sent) => deriveFigures(derivableAnalysisSchema.parse(createBody(body)));
const hasIssues = (body: Sent) => !derivableAnalysisSchema.safeParse(createBody(body)).success;

const collectCounts = ({ questions: [question] }: SurveyAnalysis) => [
  question?.responseCount,
  ...(question?.options ?? []).map(({ responseCount }) => responseCount),
];

const answer = (id: number, ...values: unknown[]) => ({
  id,
  answers: [{ questionId: 1, values }],
});

test('missing counts are counted from the individual answers (REPORT-4, REPORT-6)', () => {
  const responses = [answer(1, 'Tea'), answer(2, 'Tea'), answer(3, 'Milk'), answer(4, 'Cocoa')];
  for (const count of [null, undefined]) {
    const body = { counts: [count, count], responseCount: count, responses };
    expect(collectCounts(readBody(body))).toEqual([4, 2, 1]);
  }
  expect(collectCounts(readBody({ counts: [7, null], responses }))).toEqual([4, 7, 1]);
});

test('sent counts are kept, whatever the answers say (REPORT-4)', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.nat(20), (tea, milk) => {
      const responses = Array.from({ length: 20 }, (_, index) => answer(index + 1, 'Tea'));
      const body = { counts: [tea, milk], responseCount: 7, responses };
      expect(collectCounts(readBody(body))).toEqual([7, tea, milk]);
    }),
  );
});

test('a missing count of an option that no individual answers give is a failure, and no made-up 0 (CALL-3)', () => {
  const responses = [{ id: 1 }, { id: 2 }];
  expect(hasIssues({ responses })).toBe(true);
  expect(hasIssues({ counts: [1, null], responses })).toBe(true);
  expect(hasIssues({ counts: [1, 1], responses })).toBe(false);
  // Nobody knows which of two equal options was taken.
  expect(hasIssues({ options: ['Tea', 'Tea'], responses: [answer(1, 'Tea')] })).toBe(true);
});

test.each([
  ['a negative count', { counts: [-1, 1] }],
  ['a fractional count', { counts: [1.5, 1] }],
  ['a count as text', { counts: ['1', 1] }],
  ['a number as an answer', { counts: [1, 1], responses: [answer(1, 42)] }],
  ['a response that is no object', { counts: [1, 1], responses: [null] }],
  ['an id that is not exact', { counts: [1, 1], responses: [{ id: 2 ** 60 }] }],
])('%s is a failure (CALL-3)', (_, body) => {
  expect(hasIssues({ responses: [], ...body })).toBe(true);
});

test('without a count a single choice has the sum of its options, several have all responses (REPORT-4)', () => {
  const responses = [{ id: 1 }, { id: 2 }, { id: 3 }];
  expect(collectCounts(readBody({ counts: [1, 1], responses }))).toEqual([2, 1, 1]);
  const several = { counts: [1, 1], responses, type: 'multiple' };
  expect(collectCounts(readBody(several))).toEqual([3, 1, 1]);
});

test('missing lists are empty (ENTITY-1)', () => {
  const body = { id: 1, title: 'Survey' };
  expect(deriveFigures(derivableAnalysisSchema.parse(body))).toMatchObject({
    questions: [],
    responses: [],
  });
  const questions = [{ id: 1, text: 'Why?', type: 'text' }];
  const analysis = deriveFigures(derivableAnalysisSchema.parse({ ...body, questions }));
  expect(analysis.questions[0]).toMatchObject({ responseCount: 0, options: [], answers: [] });
});

test('if the server lists no texts for a question, they are taken from the individual answers (REPORT-8)', () => {
  const analysis = readBody({
    type: 'text',
    options: [],
    responses: [answer(1, 'So', ' '), answer(2, 'No')],
  });
  expect(analysis.questions[0]).toMatchObject({
    responseCount: 2,
    answers: [
      { id: 1, value: 'So' },
      { id: 2, value: 'No' },
    ],
  });
});

test('a blank text is no answer (REPORT-12)', () => {
  const answers = [
    { id: 1, value: 'So' },
    { id: 2, value: ' \u200b\n' },
  ];
  const questions = [{ id: 1, text: 'Why?', type: 'text', answers }];
  const body = { id: 1, title: 'Survey', questions };
  const analysis = deriveFigures(derivableAnalysisSchema.parse(body));
  expect(analysis.questions[0]).toMatchObject({ responseCount: 1, answers: [answers[0]] });
});

test('missing averages are those of the responses (REPORT-9)', () => {
  const responses = [
    { id: 1, timeSpent: 60, completionPercentage: 50 },
    { id: 2, timeSpent: 120, completionPercentage: 100 },
    { id: 3 },
  ];
  expect(readBody({ options: [], responses })).toMatchObject({
    averageTimeSpent: 90,
    averageCompletionRate: 75,
  });
  const averages = { averageTimeSpent: 10, averageCompletionRate: 20 };
  expect(readBody({ options: [], responses, averages })).toMatchObject(averages);
});

test('a report without a filter equals one whose filter keeps everyone, whatever people answered (LAW-5)', () => {
  const values = fc.subarray(['Tea', 'milk', 'Cocoa', 'Others: x', ' ']);
  fc.assert(
    fc.property(
      fc.array(values, { minLength: 1 }),
      fc.constantFrom('single', 'multiple'),
      (all, type) => {
        const analysis = readBody({
          responses: all.map((value, row) =>
            answer(row + 1, ...(type === 'single' ? value.slice(0, 1) : value)),
          ),
          type,
        });
        const filtered = narrowReport(analysis, readAnswerTable(analysis), [...all.keys()]);
        expect(filtered.questions[0]?.options).toEqual(analysis.questions[0]?.options);
        expect(filtered.questions[0]?.responseCount).toBe(analysis.questions[0]?.responseCount);
      },
    ),
  );
});
