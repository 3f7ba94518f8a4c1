import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { QuestionSummary } from '#domain/analysis/analysis.ts';
import { hasUniqueOptions, readAnswerTable } from '#domain/analysis/answerTable.ts';
import { derivableAnalysisSchema, deriveFigures } from '#domain/analysis/deriveFigures.ts';
import { narrowReport } from '#domain/analysis/narrowReport.ts';
import { worlds } from '#fixtures/worlds.ts';
import { analyze } from './analyze.ts';

const question = (id: number, type: 'single' | 'multiple' | 'text', texts: string[]) => ({
  id,
  text: `Question ${id}`,
  type,
  required: false,
  hasOthers: false,
  options: texts.map((text) => ({ text, isActive: true })),
});

const survey = (questions: ReturnType<typeof question>[]) => ({
  id: 1,
  title: 'Hello',
  status: 'Open' as const,
  logo: null,
  userId: 2,
  updatedAt: '2026-03-02T00:00:00.000Z',
  questions,
});

const response = (
  id: number,
  answers: Record<number, string[]>,
  timeSpent: number | null = 60,
) => ({
  id,
  surveyId: 1,
  surveyorName: null,
  user: null,
  timeSpent,
  completionPercentage: 50,
  createdAt: '2026-03-02T00:00:00.000Z',
  lat: '1',
  long: '2',
  answers: Object.entries(answers).map(([questionId, values]) => ({
    questionId: Number(questionId),
    values,
  })),
});

/** The report as sent equals the one that the application computes from the answers. */
function expectSameFigures(
  analyzedQuestion: Parameters<typeof analyze>[0],
  own: Parameters<typeof analyze>[1],
) {
  const summary = analyze(analyzedQuestion, own);
  const analysis = deriveFigures(derivableAnalysisSchema.parse(summary));
  const table = readAnswerTable(analysis);
  const recomputed = narrowReport(
    analysis,
    table,
    own.map((_, row) => row),
  );
  // Only the server knows which of several options with one text was taken.
  const hasCounts = (question: QuestionSummary) => table !== null && hasUniqueOptions(question);
  expect(recomputed.averageCompletionRate ?? 0).toBeCloseTo(analysis.averageCompletionRate ?? 0, 6);
  expect(recomputed.averageTimeSpent ?? 0).toBeCloseTo(analysis.averageTimeSpent ?? 0, 6);
  // A server sends 0 % of nobody; a narrowed report has no percentage then.
  const withZeroPercentages = ({ options, ...question }: QuestionSummary) => ({
    ...question,
    options: options?.map(({ responsePercentage, selectionPercentage, ...option }) => ({
      ...option,
      responsePercentage: responsePercentage ?? 0,
      selectionPercentage: selectionPercentage ?? 0,
    })),
  });
  expect(recomputed.questions.filter(hasCounts).map(withZeroPercentages)).toEqual(
    analysis.questions.filter(hasCounts).map(withZeroPercentages),
  );
}

test.each(Object.entries(worlds))(
  'world %s: the figures of a report equal those of its individual answers (LAW-12, REPORT-19)',
  async (_name, world) => {
    const { surveys, responses } = world();
    for (const survey of surveys) {
      expectSameFigures(
        survey,
        responses.filter(({ surveyId }) => surveyId === survey.id),
      );
    }
  },
);

test('figures equal those counted from individual answers, also empty and blank ones (LAW-12, SERVER-16)', () => {
  const sampleQuestions = [
    { ...question(1, 'multiple', ['Tea', 'Coffee', ' ']), hasOthers: true },
    question(2, 'single', ['Yes', 'No']),
    question(3, 'text', []),
  ];
  const values = fc.subarray(['Tea', 'Coffee', ' ', 'Others: Milk', 'Others:  ', 'Gone', '\u200b']);
  const valuesArbitrary = fc.constantFrom<string[]>([], ['Yes'], ['No'], [''], ['\t']);
  const text = fc.constantFrom<string[]>([], ['So'], ['  '], ['\u2800']);
  const answers = fc.record({ 1: values, 2: valuesArbitrary, 3: text }, { requiredKeys: [] });
  fc.assert(
    fc.property(fc.array(answers, { maxLength: 8 }), (people) => {
      expectSameFigures(
        survey(sampleQuestions),
        people.map((values, index) => response(index + 1, values)),
      );
    }),
  );
});
