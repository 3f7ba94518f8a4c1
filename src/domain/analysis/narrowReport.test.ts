import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { QuestionSummary, SurveyAnalysis } from './analysis.ts';
import { readAnswerTable } from './answerTable.ts';
import { filterRows, narrowReport, type OptionFilter, singleOptionIds } from './narrowReport.ts';

const CHOICES = ['Tea', 'Coffee', 'Others: Tea'];

const questions: QuestionSummary[] = [
  { id: 1, text: 'Why?', type: 'text', responseCount: 0, answers: [] },
  ...(['multiple', 'single'] as const).map((type, index) => ({
    id: index + 2,
    text: 'Which?',
    type,
    responseCount: 0,
    options: [...CHOICES, 'Others'].map((text, index) => ({
      order: index + 1,
      text,
      isActive: true,
      responseCount: 0,
      responsePercentage: 0,
      selectionPercentage: 0,
    })),
    answers: [],
  })),
];

const values = fc.uniqueArray(fc.constantFrom(...CHOICES, 'Others: Juice'), {
  minLength: 1,
  maxLength: 4,
});

const people = fc.array(
  fc.record({
    timeSpent: fc.option(fc.nat(5000)),
    completionPercentage: fc.option(fc.nat(100)),
    text: fc.option(fc.string()),
    several: fc.option(values),
    one: fc.option(values.map(([value = '']) => [value])),
  }),
  { maxLength: 30 },
);

type Person = typeof people extends fc.Arbitrary<(infer Item)[]> ? Item : never;

const createAnalysis = (all: Person[]): SurveyAnalysis => ({
  id: 1,
  title: 'Hello',
  status: 'Open',
  user: null,
  averageTimeSpent: 0,
  averageCompletionRate: 0,
  questions: questions.map((question) => ({
    ...question,
    answers: all.flatMap(({ text }, index) =>
      question.id === 1 && text !== null ? [{ id: index + 1, value: text }] : [],
    ),
  })),
  responses: all.map(({ timeSpent, completionPercentage, text, several, one: single }, index) => ({
    id: index + 1,
    lat: null,
    long: null,
    createdAt: null,
    surveyorName: null,
    user: null,
    timeSpent,
    completionPercentage,
    answers: [
      ...(text === null ? [] : [{ questionId: 1, values: [text] }]),
      ...(several === null ? [] : [{ questionId: 2, values: several }]),
      ...(single === null ? [] : [{ questionId: 3, values: single }]),
    ],
  })),
});

const everyRow = ({ responses }: SurveyAnalysis) => responses.map((_, row) => row);

const everyOption: OptionFilter[] = [2, 3].flatMap((questionId) =>
  [0, 1, 2, 3].map((index) => ({ questionId, index })),
);

const findCount = (report: SurveyAnalysis, { questionId, index }: OptionFilter) =>
  report.questions.find(({ id }) => id === questionId)?.options?.[index]?.responseCount;

test('an option’s count equals the number of people that its filter leaves, after any other filter (REPORT-19)', () => {
  fc.assert(
    fc.property(people, fc.subarray(everyOption, { maxLength: 2 }), (all, filters) => {
      const analysis = createAnalysis(all);
      const table = readAnswerTable(analysis);
      const rows = filterRows(table, everyRow(analysis), filters);
      const report = narrowReport(analysis, table, rows);
      expect(report.responses).toHaveLength(rows.length);
      for (const option of all.length > 0 && table ? everyOption : []) {
        expect(filterRows(table, rows, [option])).toHaveLength(findCount(report, option) ?? -1);
      }
    }),
  );
});

test('filters give the same report in any order, and when applied twice (REPORT-19)', () => {
  fc.assert(
    fc.property(
      people,
      fc.subarray(everyOption, { minLength: 1, maxLength: 3 }),
      (all, filters) => {
        const analysis = createAnalysis(all);
        const table = readAnswerTable(analysis);
        const rows = filterRows(table, everyRow(analysis), filters);
        expect(filterRows(table, everyRow(analysis), filters.toReversed())).toEqual(rows);
        expect(filterRows(table, rows, filters)).toEqual(rows);
      },
    ),
  );
});

test('several options of a single-choice question leave the people of each option, none twice (REPORT-19)', () => {
  fc.assert(
    fc.property(people, fc.subarray([0, 1, 2, 3]), (all, indexes) => {
      const analysis = createAnalysis(all);
      const table = readAnswerTable(analysis);
      const filters = indexes.map((index) => ({ questionId: 3, index }));
      const rows = filterRows(table, everyRow(analysis), filters, singleOptionIds(analysis));
      const filterRowLists = filters.flatMap((filter) =>
        filterRows(table, everyRow(analysis), [filter]),
      );
      expect(rows.toSorted()).toEqual(
        filters.length > 0 ? filterRowLists.toSorted() : everyRow(analysis),
      );
    }),
  );
});

test('a text question counts the answers of the remaining people (REPORT-19)', () => {
  const analysis = createAnalysis([
    { text: 'Because', several: ['Tea'], one: null, timeSpent: 60, completionPercentage: 50 },
    { text: 'Why not', several: ['Coffee'], one: null, timeSpent: null, completionPercentage: 100 },
    { text: null, several: ['Tea'], one: null, timeSpent: 120, completionPercentage: null },
  ]);
  const table = readAnswerTable(analysis);
  const rows = filterRows(table, [0, 1, 2], [{ questionId: 2, index: 0 }]);
  const report = narrowReport(analysis, table, rows);
  expect(report.questions[0]).toMatchObject({
    responseCount: 1,
    answers: [{ id: 1, value: 'Because' }],
  });
  expect(report).toMatchObject({ averageTimeSpent: 90, averageCompletionRate: 50 });
});

test('after filtering, texts are those of the remaining people, whatever their ids (REPORT-19)', () => {
  fc.assert(
    fc.property(people, fc.nat(30), (all, offset) => {
      const sentAnalysis = createAnalysis(all);
      // Each text has the id of another person's response.
      const analysis = {
        ...sentAnalysis,
        questions: sentAnalysis.questions.map((question) => ({
          ...question,
          answers: question.answers?.map(({ id, value }) => ({ id: id + offset, value })),
        })),
      } as SurveyAnalysis;
      const table = readAnswerTable(analysis);
      if (!table) return;
      const rows = everyRow(analysis).filter((row) => row % 2 === 0);
      const report = narrowReport(analysis, table, rows);
      const texts = all.flatMap(({ text }, row) =>
        row % 2 === 0 && text?.trim() ? [{ id: row + 1, value: text }] : [],
      );
      const others = all.flatMap(({ several }, row) =>
        row % 2 === 0 && several?.includes('Others: Juice')
          ? [{ id: row + 1, value: 'Juice' }]
          : [],
      );
      expect(report.questions[0]?.answers).toEqual(texts);
      expect(report.questions[1]?.answers).toEqual(others);
    }),
  );
});

test('text under "Others" is distinguished from an option with the same words', () => {
  const analysis = createAnalysis([
    {
      text: null,
      several: ['Others: Tea'],
      one: ['Others: Juice'],
      timeSpent: 1,
      completionPercentage: 1,
    },
  ]);
  const report = narrowReport(analysis, readAnswerTable(analysis), [0]);
  expect(report.questions[1]?.options?.map(({ responseCount }) => responseCount)).toEqual([
    0, 0, 1, 0,
  ]);
  expect(report.questions[2]?.options?.map(({ responseCount }) => responseCount)).toEqual([
    0, 0, 0, 1,
  ]);
});

test('counts are unknown if options have equal texts, or if there are no individual answers (REPORT-19)', () => {
  const all = [{ text: null, several: ['Tea'], one: null, timeSpent: 1, completionPercentage: 1 }];
  const analysis = createAnalysis(all);
  const silent = {
    ...analysis,
    responses: analysis.responses.map((response) => ({ ...response, answers: null })),
  };
  expect(readAnswerTable(silent)).toBeNull();
  expect(narrowReport(silent, null, [0]).questions[1]).toMatchObject({
    responseCount: null,
    options: [{ responseCount: null, responsePercentage: null }, {}, {}, {}],
  });
  const twins = {
    ...analysis,
    questions: analysis.questions.map((question) => ({
      ...question,
      options: question.options?.map((option) => ({ ...option, text: 'Tea' })),
    })),
  };
  expect(narrowReport(twins, readAnswerTable(twins), [0]).questions[1]).toMatchObject({
    responseCount: 1,
    options: [{ responseCount: null }, {}, {}, {}],
  });
});
