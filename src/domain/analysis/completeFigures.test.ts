import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SurveyAnalysis } from './analysis.ts';
import { completeFigures } from './completeFigures.ts';
import { readAnalysis } from './readAnalysis.ts';

interface SentAnalysis {
  counts?: unknown[];
  responseCount?: unknown;
  responses: unknown[];
  type?: string;
  averages?: object;
}

function readSent({
  counts = [],
  responseCount,
  responses,
  type = 'single',
  averages,
}: SentAnalysis) {
  const result = readAnalysis['~standard'].validate({
    id: 1,
    title: 'Survey',
    ...averages,
    questions: [
      {
        id: 1,
        text: 'Which?',
        type,
        responseCount,
        options: ['Tea', 'Milk'].map((text, index) => ({ text, responseCount: counts[index] })),
      },
    ],
    responses,
  });
  return completeFigures((result as { value: SurveyAnalysis }).value);
}

const collectCounts = (analysis: SurveyAnalysis) => {
  const [question] = analysis.questions;
  return [
    question?.responseCount,
    ...(question?.options ?? []).map(({ responseCount }) => responseCount),
  ];
};

const answer = (id: number, ...values: unknown[]) => ({
  id,
  answers: [{ questionId: 1, values }],
});

test('implausible counts are counted from the answers (REPORT-26)', () => {
  const responses = [answer(1, 'Tea'), answer(2, 'Tea'), answer(3, 'Milk')];
  for (const count of [-3, 12.5, 1535, '2', null, undefined]) {
    expect(
      collectCounts(readSent({ counts: [count, count], responseCount: count, responses })),
    ).toEqual([3, 2, 1]);
  }
});

test('without answers an unknown count stays unknown, and is no 0 (REPORT-26)', () => {
  const responses = [{ id: 1 }, { id: 2 }];
  expect(collectCounts(readSent({ responses }))).toEqual([null, null, null]);
  expect(collectCounts(readSent({ counts: [1, null], responses }))).toEqual([null, 1, null]);
  expect(collectCounts(readSent({ counts: [1, 1], responses }))).toEqual([2, 1, 1]);
});

test('plausible counts of the server are kept, whatever the answers say (REPORT-26)', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.nat(20), (tea, milk) => {
      const responses = Array.from({ length: 20 }, (_, index) => answer(index + 1, 'Tea'));
      const collected = collectCounts(
        readSent({ counts: [tea, milk], responseCount: 20, responses }),
      );
      expect(collected).toEqual([20, tea, milk]);
    }),
  );
});

test('one malformed response disables nothing (REPORT-26)', () => {
  const responses = [
    answer(1, 'Tea'),
    { id: 2, answers: null },
    { id: 3, answers: 'none' },
    {
      id: 4,
      answers: [
        null,
        { questionId: 'x', values: ['Tea'] },
        { questionId: 1, values: [7, {}, 'Milk'] },
      ],
    },
    { id: 2 ** 60, answers: [{ questionId: 1, values: ['Tea'] }] },
  ];
  expect(collectCounts(readSent({ responses }))).toEqual([3, 2, 1]);
});

test('a number as an answer is its text (REPORT-26)', () => {
  const analysis = readSent({ type: 'text', responses: [answer(1, 42)] });
  expect(analysis.responses[0]?.answers).toEqual([{ questionId: 1, values: ['42'] }]);
});

test('a place that arrives as numbers, and an id of any size, are read (REPORT-26)', () => {
  const analysis = readSent({ responses: [{ id: 2 ** 60, lat: 48.85, long: '2.35', answers: 7 }] });
  expect(analysis.responses[0]).toMatchObject({ id: 2 ** 60, lat: '48.85', long: '2.35' });
});

test('missing averages are those of the responses (REPORT-26)', () => {
  const responses = [
    { id: 1, timeSpent: 60, completionPercentage: 50 },
    { id: 2, timeSpent: 120, completionPercentage: 100 },
    { id: 3 },
  ];
  expect(readSent({ responses })).toMatchObject({
    averageTimeSpent: 90,
    averageCompletionRate: 75,
  });
  const averages = { averageTimeSpent: 10, averageCompletionRate: 20 };
  expect(readSent({ responses, averages })).toMatchObject(averages);
});
