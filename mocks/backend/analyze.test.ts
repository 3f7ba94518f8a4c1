import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { QuestionSummary, SurveyAnalysis } from '#domain/analysis/analysis.ts';
import { hasUniqueOptions, readAnswerTable } from '#domain/analysis/answerTable.ts';
import { narrowReport } from '#domain/analysis/narrowReport.ts';
import { readAnalysis } from '#domain/analysis/readAnalysis.ts';
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

test('counts and percentages are computed from the responses (ENTITY-1)', () => {
  const analysis = analyze(survey([question(1, 'multiple', ['Yes', 'No'])]), [
    response(1, { 1: ['Yes', 'No'] }),
    response(2, { 1: ['Yes'] }),
    response(3, {}),
  ]);
  expect(analysis.questions[0]?.responseCount).toBe(2);
  expect(analysis.questions[0]?.options).toEqual([
    {
      order: 1,
      text: 'Yes',
      isActive: true,
      responseCount: 2,
      responsePercentage: 100,
      selectionPercentage: (2 / 3) * 100,
    },
    {
      order: 2,
      text: 'No',
      isActive: true,
      responseCount: 1,
      responsePercentage: 50,
      selectionPercentage: (1 / 3) * 100,
    },
  ]);
});

test('a percentage of no respondents is 0', () => {
  const analysis = analyze(survey([question(1, 'single', ['Yes'])]), []);
  expect(analysis).toMatchObject({ averageTimeSpent: 0, averageCompletionRate: 0, responses: [] });
  expect(analysis.questions[0]?.options[0]).toMatchObject({
    responseCount: 0,
    responsePercentage: 0,
    selectionPercentage: 0,
  });
});

test('averages leave out responses without a time (ENTITY-1)', () => {
  const analysis = analyze(survey([]), [
    response(1, {}, 100),
    response(2, {}, 200),
    response(3, {}, null),
  ]);
  expect(analysis).toMatchObject({ averageTimeSpent: 150, averageCompletionRate: 50 });
});

test('"Others" is one option for all free texts', () => {
  const sampleQuestion = { ...question(1, 'single', ['Yes']), hasOthers: true };
  const analysis = analyze(survey([sampleQuestion]), [
    response(1, { 1: ['Others: maybe'] }),
    response(2, { 1: ['Others: later'] }),
  ]);
  expect(analysis.questions[0]?.options[1]).toMatchObject({ text: 'Others', responseCount: 2 });
});

test('text answers are listed with their responses', () => {
  const analysis = analyze(survey([question(1, 'text', [])]), [response(7, { 1: ['Because'] })]);
  expect(analysis.questions[0]?.answers).toEqual([{ id: 7, value: 'Because' }]);
});

/** The report as sent equals the one that the application computes from the answers. */
function expectSameFigures(
  analyzedQuestion: Parameters<typeof analyze>[0],
  own: Parameters<typeof analyze>[1],
) {
  const summary = analyze(analyzedQuestion, own);
  const analysis = (readAnalysis['~standard'].validate(summary) as { value: SurveyAnalysis }).value;
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

test('an answer without options and a blank text do not count (SERVER-16)', () => {
  const sampleQuestions = [question(1, 'multiple', ['Tea', 'Coffee']), question(2, 'text', [])];
  const { questions, responses } = analyze(survey(sampleQuestions), [
    response(1, { 1: ['Tea'], 2: [' '] }),
    response(2, { 1: [], 2: ['So'] }),
    response(3, { 1: ['Coffee'] }),
    response(4, { 1: [], 2: [''] }),
  ]);
  expect(questions.map(({ responseCount }) => responseCount)).toEqual([2, 1]);
  expect(questions[0]?.options[0]).toMatchObject({ responseCount: 1, responsePercentage: 50 });
  expect(questions[1]?.answers).toEqual([{ id: 2, value: 'So' }]);
  expect(responses.map(({ answers }) => answers.length)).toEqual([1, 1, 1, 0]);
});
