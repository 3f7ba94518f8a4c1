import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OptionSummary, QuestionSummary, SurveyAnalysis } from './analysis.ts';
import { deriveFigures } from './deriveFigures.ts';
import { optionFigures } from './optionFigures.ts';

const createQuestion = (change: Partial<QuestionSummary>): QuestionSummary => ({
  id: 1,
  text: 'Which?',
  type: 'multiple',
  responseCount: undefined,
  ...change,
});
const createOption = (change: Partial<OptionSummary>): OptionSummary => ({
  text: 'Tea',
  responseCount: undefined,
  responsePercentage: undefined,
  selectionPercentage: undefined,
  ...change,
});

/** The question as a report of this many responses shows it. */
function completeQuestionOnce(change: Partial<QuestionSummary>, responses = 0): QuestionSummary {
  const analysis = {
    questions: [createQuestion(change)],
    responses: Array.from({ length: responses }, (_, index) => ({ id: index + 1 })),
  } as unknown as SurveyAnalysis;
  return deriveFigures(analysis).questions[0] as QuestionSummary;
}

const two = [createOption({ responseCount: 3 }), createOption({ text: 'Milk', responseCount: 1 })];

test('a multiple-choice question without a count is counted from individual answers (REPORT-4)', () => {
  const givenValues = [['Tea'], [], ['Milk', 'Tea'], null, [' ', '']];
  const analysis = {
    questions: [createQuestion({ options: two })],
    responses: givenValues.map((values, id) => ({
      id,
      answers: values ? [{ questionId: 1, values }] : [{ questionId: 2, values: ['No'] }],
    })),
  } as unknown as SurveyAnalysis;
  expect(deriveFigures(analysis).questions[0]?.responseCount).toBe(2);
});

test('counts and percentages of the server are kept', () => {
  const sentOptions = [
    createOption({ responseCount: 3, responsePercentage: 42, selectionPercentage: 43 }),
  ];
  const { responseCount, options } = completeQuestionOnce(
    { responseCount: 7, options: sentOptions },
    9,
  );
  expect([responseCount, options]).toEqual([7, sentOptions]);
});

test('missing percentages are computed; without respondents they are null (REPORT-6)', () => {
  const [tea, milk] = completeQuestionOnce({ options: two }, 5).options ?? [];
  expect([tea?.responsePercentage, tea?.selectionPercentage]).toEqual([60, 75]);
  expect([milk?.responsePercentage, milk?.selectionPercentage]).toEqual([20, 25]);
  const nobody = completeQuestionOnce({
    type: 'single',
    options: [createOption({ responseCount: 0 })],
  });
  expect(nobody.options?.[0]?.responsePercentage).toBeNull();
});

test('options are sorted by the server’s `order`; without it they keep their sequence (REPORT-6)', () => {
  const sortTexts = (orders: (number | null)[]) =>
    completeQuestionOnce({
      options: orders.map((order, index) => createOption({ text: String(index), order })),
    }).options?.map(({ text }) => text);
  expect(sortTexts([3, 1, 2])).toEqual(['1', '2', '0']);
  expect(sortTexts([null, 2, null, 1])).toEqual(['3', '1', '0', '2']);
  expect(sortTexts([null, null])).toEqual(['0', '1']);
});

test('each percentage names the count and total that it is based on, if they are known', () => {
  const [tea] = optionFigures(completeQuestionOnce({ responseCount: 5, options: two }));
  expect(tea).toEqual({
    respondents: { value: 60, partOf: '3 of 5' },
    selections: { value: 75, partOf: '3 of 4' },
  });
  const [unknown] = optionFigures(
    createQuestion({ options: [createOption({ responsePercentage: 40 })] }),
  );
  expect(unknown?.respondents).toEqual({ value: 40, partOf: null });
  expect(optionFigures(createQuestion({ options: null }))).toEqual([]);
});

const knownCount = fc.double({ min: 0, max: 1e308, noNaN: true });
const count = fc.oneof(fc.constant(null), knownCount);

test('zero and implausible counts give no NaN, and completing twice changes nothing', () => {
  const option = fc
    .tuple(knownCount, count)
    .map(([responseCount, responsePercentage]) =>
      createOption({ responseCount, responsePercentage }),
    );
  fc.assert(
    fc.property(count, fc.array(option, { maxLength: 5 }), (responseCount, options) => {
      const once = completeQuestionOnce({ responseCount, options }, 3);
      for (const { respondents, selections } of optionFigures(once)) {
        for (const { value } of [respondents, selections]) {
          expect(value === null || Number.isFinite(value)).toBe(true);
        }
      }
      expect(completeQuestionOnce(once, 3)).toEqual(once);
    }),
  );
});
