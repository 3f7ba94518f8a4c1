import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnalyzedResponse, QuestionSummary, SurveyAnalysis } from './analysis.ts';
import { readAnswerTable } from './answerTable.ts';
import { comparedPeriods } from './comparedPeriods.ts';
import { deriveFigures } from './deriveFigures.ts';
import { findChanges, findGroupDifference, pointsBetween } from './insights.ts';
import { filterRows, narrowReport } from './narrowReport.ts';

const options = ['Yes', 'No', 'Perhaps'];

interface AnswerOnDay {
  /** Days after January 1. */
  day: number;
  /** Undefined if the question was not answered. */
  option: string | undefined;
}

const option = (text: string, responseCount: number | null = null) => ({
  order: null,
  text,
  isActive: true,
  responseCount,
  responsePercentage: null,
  selectionPercentage: null,
});

const dayText = (day: number) => new Date(Date.UTC(2026, 0, 1 + day, 12)).toISOString();

function createAnalysis(answers: readonly AnswerOnDay[]): SurveyAnalysis {
  const count = (option: string) => answers.filter((answer) => answer.option === option).length;
  const question: QuestionSummary = {
    id: 1,
    text: 'Well?',
    type: 'single',
    responseCount: answers.filter(({ option }) => option !== undefined).length,
    options: options.map((text) => option(text, count(text))),
    answers: null,
  };
  const responses = answers.map(
    ({ day, option }, index): AnalyzedResponse => ({
      id: index + 1,
      surveyorName: null,
      user: null,
      lat: null,
      long: null,
      createdAt: dayText(day),
      completionPercentage: 100,
      timeSpent: 60,
      answers: option === undefined ? [] : [{ questionId: 1, values: [option] }],
    }),
  );
  return deriveFigures({
    id: 1,
    title: 'Survey',
    status: null,
    user: null,
    averageCompletionRate: null,
    averageTimeSpent: null,
    questions: [question],
    responses,
  });
}

const collectChanges = (analysis: SurveyAnalysis, range = { from: '', to: '' }) => {
  const table = readAnswerTable(analysis);
  if (!table) throw new Error('The analysis has no answers');
  return findChanges(analysis, table, [...analysis.responses.keys()], range);
};

const repeat = (count: number, answer: AnswerOnDay) => Array.from({ length: count }, () => answer);

test('a change is reported with the count and the number of answers of both periods, and its significance (INSIGHT-2)', () => {
  const analysis = createAnalysis([
    ...repeat(40, { day: 0, option: 'Yes' }),
    ...repeat(10, { day: 0, option: 'No' }),
    ...repeat(10, { day: 3, option: 'Yes' }),
    ...repeat(40, { day: 3, option: 'No' }),
  ]);
  const [first] = collectChanges(analysis)?.differences ?? [];
  expect(first).toEqual({
    questionNumber: 1,
    option: 'Yes',
    earlier: { count: 40, base: 50 },
    later: { count: 10, base: 50 },
    isSignificant: true,
  });
});

test('a half with fewer than 20 answers reports no change (INSIGHT-1)', () => {
  const enough = repeat(20, { day: 0, option: 'Yes' });
  const few = repeat(19, { day: 3, option: 'No' });
  expect(collectChanges(createAnalysis([...enough, ...few]))?.differences).toEqual([]);
  const answer = { day: 3, option: 'No' };
  expect(collectChanges(createAnalysis([...enough, ...few, answer]))?.differences).toHaveLength(2);
});

test('the changes equal those of an independent calculation, the largest first (INSIGHT-2)', () => {
  const answersArbitrary = fc.record({
    day: fc.nat(8),
    option: fc.option(fc.constantFrom(...options), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(answersArbitrary, { minLength: 60, maxLength: 160 }), (all) => {
      const changes = collectChanges(createAnalysis(all));
      const days = all.map(({ day }) => day);
      const [first, last] = [Math.min(...days), Math.max(...days)];
      const middle = first + Math.floor((last - first + 1) / 2);
      if (last === first) {
        expect(changes).toBeNull();
        return;
      }
      const halves = [
        all.filter(({ day }) => day < middle),
        all.filter(({ day }) => day >= middle),
      ].map((half) => half.filter(({ option }) => option !== undefined));
      const isLargeEnough = halves.every((half) => half.length >= 20);
      const shares = (option: string) =>
        halves.map(
          (half) => half.filter((answer) => answer.option === option).length / half.length,
        );
      const changedOptions = options.filter((option) => shares(option)[0] !== shares(option)[1]);
      expect(changes?.differences.map(({ option }) => option).toSorted()).toEqual(
        isLargeEnough ? changedOptions.toSorted() : [],
      );
      for (const { option, earlier, later } of changes?.differences ?? []) {
        const halfCounts = halves.map(
          (half) => half.filter((answer) => answer.option === option).length,
        );
        expect([earlier.count, later.count]).toEqual(halfCounts);
        expect([earlier.base, later.base]).toEqual(halves.map((half) => half.length));
      }
      const points = (changes?.differences ?? []).map((difference) =>
        Math.abs(pointsBetween(difference)),
      );
      expect(points).toEqual(points.toSorted((a, b) => b - a));
    }),
  );
});

test('an answer that everybody gives in both halves has not changed (INSIGHT-2)', () => {
  const both = [0, 3].flatMap((day) => repeat(25, { day, option: 'Yes' }));
  expect(collectChanges(createAnalysis(both))?.differences).toEqual([]);
});

test('a middle day belongs to the second half (INSIGHT-2)', () => {
  const days = ['2026-01-01', '2026-01-02', '2026-01-03'];
  expect(comparedPeriods(days, { from: '', to: '' })).toEqual({
    earlier: { from: '2026-01-01', to: '2026-01-01' },
    later: { from: '2026-01-02', to: '2026-01-03' },
    kind: 'halves',
  });
  expect(comparedPeriods(['2026-01-01'], { from: '', to: '' })).toBeNull();
  expect(comparedPeriods([], { from: '', to: '' })).toBeNull();
});

test('selected days are compared with the same number of days before, or the halves of the selection with each other (INSIGHT-2)', () => {
  const range = { from: '2026-03-28', to: '2026-03-31' };
  expect(comparedPeriods(['2026-03-25', '2026-03-29'], range)).toEqual({
    earlier: { from: '2026-03-24', to: '2026-03-27' },
    later: range,
    kind: 'preceding',
  });
  expect(comparedPeriods(['2026-03-23', '2026-03-29'], range)).toEqual({
    earlier: { from: '2026-03-28', to: '2026-03-29' },
    later: { from: '2026-03-30', to: '2026-03-31' },
    kind: 'halves',
  });
});

test('periods touch and have equal lengths, except for the middle day of two halves (INSIGHT-2)', () => {
  const dayAt = (offset: number) =>
    new Date(Date.UTC(2024, 0, 1 + offset)).toISOString().slice(0, 10);
  const dayNumber = (day: string) => Date.parse(day) / 86_400_000;
  const day = fc.nat(900).map(dayAt);
  const bound = fc.option(day, { nil: '' });
  fc.assert(
    fc.property(fc.uniqueArray(day, { maxLength: 30 }), bound, bound, (days, firstDay, lastDay) => {
      const periods = comparedPeriods(days.toSorted(), { from: firstDay, to: lastDay });
      if (!periods) return;
      const { earlier, later, kind } = periods;
      const [start, end, next, last] = [earlier.from, earlier.to, later.from, later.to].map(
        dayNumber,
      );
      const lengths = [Number(end) - Number(start) + 1, Number(last) - Number(next) + 1] as const;
      expect(Number(next) - Number(end)).toBe(1);
      expect(lengths[1] - lengths[0]).toBeGreaterThanOrEqual(0);
      expect(lengths[1] - lengths[0]).toBeLessThanOrEqual(kind === 'halves' ? 1 : 0);
      if (firstDay) expect(kind === 'halves' ? earlier.from : later.from).toBe(firstDay);
      if (lastDay) expect(later.to).toBe(lastDay);
    }),
  );
});

/** Groups people by their answer to the first of two questions with the same options. */
function groupByFirstAnswer(people: readonly (readonly [group: string, option: string])[]) {
  const analysis = createAnalysis(people.map(([option]) => ({ day: 0, option })));
  const [comparedQuestion] = analysis.questions;
  if (!comparedQuestion) throw new Error('There is no question');
  const both: SurveyAnalysis = {
    ...analysis,
    questions: [comparedQuestion, { ...comparedQuestion, id: 2, text: 'And?' }],
    responses: analysis.responses.map((response, index) => ({
      ...response,
      answers: (people[index] ?? []).map((value, index) => ({
        questionId: index + 1,
        values: [value],
      })),
    })),
  };
  const table = readAnswerTable(both);
  const groups = options.map((name, index) => ({
    name,
    report: narrowReport(
      both,
      table,
      filterRows(table, [...both.responses.keys()], [{ questionId: 1, index }]),
    ),
  }));
  return { groups, compared: comparedQuestion };
}

const people = (count: number, group: string, option: string) =>
  Array.from({ length: count }, () => [group, option] as const);

test('groups below 20 answers are not compared, whatever they differ by (INSIGHT-4)', () => {
  const { groups, compared } = groupByFirstAnswer([
    ...people(13, 'Yes', 'Yes'),
    ...people(12, 'Yes', 'No'),
    ...people(12, 'No', 'Yes'),
    ...people(13, 'No', 'No'),
    ...people(19, 'Perhaps', 'Perhaps'),
  ]);
  expect(findGroupDifference(groups, compared)).toEqual({
    questionNumber: 2,
    option: 'Yes',
    earlier: { count: 12, base: 25 },
    later: { count: 13, base: 25 },
    isSignificant: false,
    groups: ['Yes', 'No'],
  });
  expect(findGroupDifference(groups.slice(2), compared)).toBeUndefined();
});

test('a difference that chance rarely explains is significant (INSIGHT-4)', () => {
  const { groups, compared } = groupByFirstAnswer([
    ...people(25, 'Yes', 'Yes'),
    ...people(25, 'No', 'No'),
  ]);
  expect(findGroupDifference(groups, compared)).toMatchObject({
    option: 'Yes',
    later: { count: 25, base: 25 },
    earlier: { count: 0, base: 25 },
    isSignificant: true,
  });
});
