import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SurveyAnalysis } from './analysis.ts';
import { readAnswerTable } from './answerTable.ts';
import { completeFigures } from './completeFigures.ts';
import { filterRows, narrowReport } from './narrowReport.ts';
import { readAnalysis } from './readAnalysis.ts';

interface SentAnalysis {
  counts?: unknown[];
  responseCount?: unknown;
  responses: unknown[];
  type?: string;
  averages?: object;
  options?: string[];
  percentages?: object;
}

function readSent({
  counts = [],
  responseCount,
  responses,
  type = 'single',
  averages,
  options = ['Tea', 'Milk'],
  percentages,
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
        options: options.map((text, index) => ({
          text,
          responseCount: counts[index],
          ...percentages,
        })),
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

test('implausible counts are replaced by counts of the individual answers (REPORT-26)', () => {
  const responses = [answer(1, 'Tea'), answer(2, 'Tea'), answer(3, 'Milk')];
  for (const count of [-3, 12.5, 1535, '2', null, undefined]) {
    expect(
      collectCounts(readSent({ counts: [count, count], responseCount: count, responses })),
    ).toEqual([3, 2, 1]);
  }
});

test('without answers an unknown count stays unknown, and does not become 0 (REPORT-26)', () => {
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

test('a question’s count that is below the count of one of its options is replaced (REPORT-26)', () => {
  const responses = [answer(1, 'Tea'), answer(2, 'Tea'), answer(3, 'Tea')];
  expect(collectCounts(readSent({ counts: [3, 0], responseCount: 1, responses }))).toEqual([
    3, 3, 0,
  ]);
  const silent = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const silentAnalysis = readSent({ counts: [3, 0], responseCount: 1, responses: silent });
  expect(collectCounts(silentAnalysis)).toEqual([3, 3, 0]);
});

test('one malformed response does not hide the others (REPORT-26)', () => {
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
  // The number is another answer (REPORT-27).
  expect(collectCounts(readSent({ responses }))).toEqual([3, 2, 1, 1]);
});

test('a number as an answer is read as text (REPORT-26)', () => {
  const analysis = readSent({ type: 'text', responses: [answer(1, 42)] });
  expect(analysis.responses[0]?.answers).toEqual([{ questionId: 1, values: ['42'] }]);
});

test('numbers instead of texts of options, questions and surveys are read, and a missing response is counted as unreadable (REPORT-26)', () => {
  const result = readAnalysis['~standard'].validate({
    id: 1,
    title: 2026,
    questions: [{ id: 1, text: 5, type: 'single', options: [{ text: 1 }, { text: '2' }] }],
    responses: [answer(1, 1), null, answer(2, 2)],
  });
  const analysis = completeFigures((result as { value: SurveyAnalysis }).value);
  expect(analysis).toMatchObject({ title: '2026', unreadableAnswerCount: 1 });
  expect(analysis.questions[0]).toMatchObject({
    text: '5',
    options: [
      { text: '1', responseCount: 1 },
      { text: '2', responseCount: 1 },
    ],
  });
  expect(analysis.responses.map(({ id }) => id)).toEqual([1, 2]);
});

test('if the server lists no texts for a question, they are taken from the individual answers (REPORT-26)', () => {
  const analysis = readSent({ type: 'text', responses: [answer(1, 'So', ' '), answer(2, 'No')] });
  expect(analysis.questions[0]).toMatchObject({
    responseCount: 2,
    answers: [
      { id: 1, value: 'So' },
      { id: 2, value: 'No' },
    ],
  });
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

test('answers that match no option are counted as a further option (REPORT-27)', () => {
  const responses = [
    answer(1, 'Tea'),
    answer(2, 'Cocoa'),
    { id: 3, answers: [...answer(3, 'Cocoa').answers, ...answer(3, 'Juice').answers] },
    answer(4, ' '),
    answer(5),
  ];
  // The server counts the people of its own options alone.
  const percentages = { responsePercentage: 100, selectionPercentage: 100 };
  const analysis = readSent({ counts: [1, 0], responseCount: 1, responses, percentages });
  expect(analysis.questions[0]?.responseCount).toBe(3);
  expect(analysis.questions[0]?.options).toMatchObject([
    { text: 'Tea', responseCount: 1, responsePercentage: expect.closeTo(100 / 3) },
    { text: 'Milk', responseCount: 0 },
    { text: 'Another answer', responseCount: 2, responsePercentage: expect.closeTo(200 / 3) },
  ]);
  const rows = filterRows(
    readAnswerTable(analysis),
    [0, 1, 2, 3, 4],
    [{ questionId: 1, index: 2 }],
  );
  expect(rows).toEqual([1, 2]);
});

test('if all answers match an option, there is no further option (REPORT-27)', () => {
  const responses = [answer(1, 'Tea'), answer(2, 'tea '), answer(3, ' '), { id: 4 }];
  expect(readSent({ responses }).questions[0]?.options).toHaveLength(2);
});

test('a report without a filter equals one whose filter keeps everyone, whatever people answered (LAW-5, REPORT-27)', () => {
  const values = fc.subarray(['Tea', 'milk', 'Cocoa', 'Another answer', 'Others: x', ' ']);
  fc.assert(
    fc.property(fc.array(values), fc.constantFrom('single', 'multiple'), (all, type) => {
      const analysis = readSent({
        responses: all.map((value, row) =>
          answer(row + 1, ...(type === 'single' ? value.slice(0, 1) : value)),
        ),
        type,
      });
      const filtered = narrowReport(analysis, readAnswerTable(analysis), [...all.keys()]);
      if (all.length > 0)
        expect(filtered.questions[0]?.options).toEqual(analysis.questions[0]?.options);
      const [question] = analysis.questions;
      const [, , unlisted] = question?.options ?? [];
      const isOther = (value: string) => !['tea', 'milk', ''].includes(value.trim().toLowerCase());
      expect(unlisted?.responseCount ?? 0).toBe(
        analysis.responses.filter(({ answers }) => answers?.[0]?.values.some(isOther)).length,
      );
    }),
  );
});

test('the further option gets another name if an option already has its text (REPORT-27)', () => {
  const responses = [answer(1, 'Cocoa')];
  const [question] = readSent({ options: ['Another answer', 'Milk'], responses }).questions;
  expect(question?.options?.map(({ text }) => text)).toEqual([
    'Another answer',
    'Milk',
    'Another answer (not listed)',
  ]);
});
