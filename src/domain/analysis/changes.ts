import jStat from 'jstat';
import { isInRange } from '../field/dateRange.ts';
import { parseTime } from '../format/dates.ts';
import { limits } from '../limits.ts';
import { isChoiceQuestion, isMultiple } from '../survey/question.ts';
import type { AnalyzedResponse, QuestionSummary, SurveyAnalysis } from './analysis.ts';
import { type AnswerTable, countTaken, hasUniqueOptions } from './answerTable.ts';
import { equalText } from './equalAnswers.ts';
import { optionName } from './optionFigures.ts';
import { responsesByDay } from './responsesByDay.ts';

/** Chance passes the tests of all questions together at this rate. */
const LEVEL = 0.05;
/** From this expected count on the chi-square distribution approximates the test. */
const MIN_EXPECTED = 5;
/** An option that nearly everybody took in each set does not differ. */
const MAX_SHARE = 0.95;
/** A text that fewer people wrote is no option. */
const MIN_WRITERS = 5;
/** Texts that say nothing, as `equalText` spells them. */
const NOTHING = new Set(['-', '--', '.', 'none', 'no', 'n/a', 'na', 'nothing', 'nil']);

/** The responses before or since a day, or of a compared group, by their rows. */
export interface ResponseSet {
  name: string;
  rows: readonly number[];
}

export interface Proportion {
  count: number;
  base: number;
}

export const toShare = ({ count, base }: Proportion): number => (base === 0 ? 0 : count / base);

/** The option of a question whose shares differ most between sets. */
export interface Change {
  /** Counted from 1. */
  questionNumber: number;
  option: string;
  pValue: number;
  /** Whether chance does not explain it, by Holm's correction over all tested questions. */
  isCertain: boolean;
  /** Before and since a day; of groups the highest and the lowest share. */
  ends: readonly [ChangeEnd, ChangeEnd];
}

/** An option's share in a set. */
export interface ChangeEnd extends Proportion {
  name: string;
}

interface OptionCounts {
  name: string;
  counts: readonly number[];
}

/** What each response took in a question. */
type Column = NonNullable<ReturnType<AnswerTable['get']>>;

interface TestResult extends OptionCounts {
  bases: readonly number[];
  pValue: number;
  residual: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const smallest = (numbers: readonly number[]) =>
  numbers.reduce((least, number) => Math.min(least, number), Number.POSITIVE_INFINITY);

const addCounts = (rows: readonly (readonly number[])[], width: number): number[] => {
  const totals = new Array<number>(width).fill(0);
  for (const row of rows) {
    for (const [set, count] of row.entries()) totals[set] = (totals[set] ?? 0) + count;
  }
  return totals;
};

const expectCounts = (counts: readonly number[], bases: readonly number[]) => {
  const share = sum(counts) / sum(bases);
  return bases.map((base) => share * base);
};

/** The p-value of Pearson's test of independence: options by sets. */
function computePValue(rows: readonly (readonly number[])[], bases: readonly number[]): number {
  const statistic = sum(
    rows.map((row) => {
      const expected = expectCounts(row, bases);
      return sum(
        row.map((count, set) => (count - (expected[set] ?? 0)) ** 2 / (expected[set] || 1)),
      );
    }),
  );
  return 1 - jStat.chisquare.cdf(statistic, (rows.length - 1) * (bases.length - 1));
}

/** The largest standardised residual, rounded: both of two options have the same one. */
function findLargestResidual(counts: readonly number[], bases: readonly number[]): number {
  const total = sum(bases);
  const optionShare = sum(counts) / total;
  const residual = expectCounts(counts, bases).reduce((largest, expected, set) => {
    const variance = expected * (1 - optionShare) * (1 - (bases[set] ?? 0) / total);
    const distance = Math.abs((counts[set] ?? 0) - expected);
    return variance > 0 ? Math.max(largest, distance / Math.sqrt(variance)) : largest;
  }, 0);
  return Number(residual.toPrecision(9));
}

/** By total, then by set, so that neither the options' order nor their names matter. */
const compareCounts = (a: OptionCounts, b: OptionCounts) =>
  sum(a.counts) - sum(b.counts) ||
  a.counts.reduce((order, count, set) => order || count - (b.counts[set] ?? 0), 0) ||
  (a.name < b.name ? -1 : 1);

/** The option with the largest residual; of equal ones the more frequent. */
const findMostDifferent = (options: readonly OptionCounts[], bases: readonly number[]) =>
  options
    .map((option) => ({ ...option, residual: findLargestResidual(option.counts, bases) }))
    .toSorted((a, b) => b.residual - a.residual || compareCounts(b, a))[0];

const isTakenByAll = (counts: readonly number[], bases: readonly number[]) =>
  counts.every((count, set) => count >= MAX_SHARE * (bases[set] ?? 0));

/** Tests a question with one answer each. Rare options and nameless answers are put together. */
function testOneAnswer(
  options: readonly OptionCounts[],
  unnamed: readonly number[],
): TestResult | undefined {
  const bases = addCounts([...options.map(({ counts }) => counts), unnamed], unnamed.length);
  if (bases.includes(0)) return undefined;
  if (options.some(({ counts }) => isTakenByAll(counts, bases))) return undefined;
  const isSmall = (counts: readonly number[]) =>
    sum(counts) > 0 && smallest(expectCounts(counts, bases)) < MIN_EXPECTED;
  const ascending = options.toSorted(compareCounts);
  let pooledCount = 0;
  let pooled = unnamed;
  for (const { counts } of ascending) {
    if (!isSmall(counts) && !isSmall(pooled)) break;
    pooled = addCounts([pooled, counts], bases.length);
    pooledCount += 1;
  }
  const namedOptions = ascending.slice(pooledCount);
  const rows = namedOptions.map(({ counts }) => counts);
  if (sum(pooled) > 0) rows.push(pooled);
  const option = findMostDifferent(namedOptions, bases);
  return option && rows.length > 1
    ? { ...option, bases, pValue: computePValue(rows, bases) }
    : undefined;
}

/** Tests a question to which people give several answers: each option taken or not. */
function testSeveralAnswers(
  options: readonly OptionCounts[],
  bases: readonly number[],
): TestResult | undefined {
  const leaveRest = ({ counts }: OptionCounts) =>
    bases.map((base, set) => base - (counts[set] ?? 0));
  const testable = options.filter((option) => {
    const expected = [option.counts, leaveRest(option)].flatMap((row) => expectCounts(row, bases));
    return smallest(expected) >= MIN_EXPECTED && !isTakenByAll(option.counts, bases);
  });
  const option = findMostDifferent(testable, bases);
  if (!option) return undefined;
  // Corrected for the number of options.
  const pValue = computePValue([option.counts, leaveRest(option)], bases) * testable.length;
  return { ...option, bases, pValue: Math.min(1, pValue) };
}

/** Counts the texts that several people wrote, by set; all other texts have no name. */
function countTexts({ responses }: SurveyAnalysis, id: number, sets: readonly ResponseSet[]) {
  // A text has the name that its first writer gave it.
  const texts = new Map<string, { name: string; counts: number[] }>();
  const keysByValue = new Map<string, string>();
  let position = -1;
  for (const [set, { rows }] of sets.entries()) {
    for (const row of rows) {
      const answers = responses[row]?.answers ?? [];
      // Most responses have their answers in the same order.
      if (answers[position]?.questionId !== id)
        position = answers.findIndex(({ questionId }) => questionId === id);
      const value = answers[position]?.values[0] ?? '';
      const key = keysByValue.get(value) ?? equalText(value);
      keysByValue.set(value, key);
      if (key === '') continue;
      const text = texts.get(key) ?? { name: value.trim(), counts: sets.map(() => 0) };
      text.counts[set] = (text.counts[set] ?? 0) + 1;
      texts.set(key, text);
    }
  }
  const isOption = ([key, { counts }]: [string, OptionCounts]) =>
    sum(counts) >= MIN_WRITERS && !NOTHING.has(key);
  const unnamed = [...texts].filter((text) => !isOption(text)).map(([, { counts }]) => counts);
  return {
    options: [...texts].filter(isOption).map(([, option]) => option),
    unnamed: addCounts(unnamed, sets.length),
  };
}

function testQuestion(
  analysis: SurveyAnalysis,
  column: Column,
  question: QuestionSummary,
  sets: readonly ResponseSet[],
  isOverTime: boolean,
): TestResult | undefined {
  // Over time an option that nobody took in a set was added, removed or renamed: it is left out.
  const isCompared = ({ counts }: OptionCounts) =>
    sum(counts) > 0 && !(isOverTime && counts.includes(0));
  if (!isChoiceQuestion(question)) {
    const { options, unnamed } = countTexts(analysis, question.id, sets);
    return testOneAnswer(options.filter(isCompared), unnamed);
  }
  if (!hasUniqueOptions(question)) return undefined;
  const takenCounts = sets.map(({ rows }) => countTaken(question.options ?? [], column, rows));
  const options = (question.options ?? [])
    .map((option, index) => ({
      name: optionName(option),
      counts: takenCounts.map(({ counts }) => counts[index] ?? 0),
    }))
    .filter(isCompared);
  const bases = takenCounts.map(({ base }) => base);
  const noUnnamed = bases.map(() => 0);
  return isMultiple(question)
    ? testSeveralAnswers(options, bases)
    : testOneAnswer(options, noUnnamed);
}

/**
 * What differs between sets of responses, an option for each tested question, the most certain first
 * (INSIGHT-2, INSIGHT-4). A set in which too few people answered a question is left out of its test. The
 * test takes groups that share people as if they did not.
 *
 * @param comparedId the question whose options are the sets; undefined for sets over time
 */
export function findChanges(
  analysis: SurveyAnalysis,
  table: AnswerTable,
  sets: readonly ResponseSet[],
  comparedId?: number,
): Change[] {
  const isOverTime = comparedId === undefined;
  const results = analysis.questions
    .flatMap((question, index) => {
      const column = table.get(question.id);
      if (!column || question.id === comparedId) return [];
      const answeringSets = sets.filter(
        ({ rows }) => rows.filter((row) => column[row]).length >= limits.comparedPeople,
      );
      if (answeringSets.length < 2) return [];
      const result = testQuestion(analysis, column, question, answeringSets, isOverTime);
      return result ? [{ ...result, sets: answeringSets, questionNumber: index + 1 }] : [];
    })
    .toSorted((a, b) => a.pValue - b.pValue || b.residual - a.residual);
  let isCertain = true;
  return results.map(({ questionNumber, name: option, pValue, ...result }, index) => {
    isCertain &&= pValue * (results.length - index) <= LEVEL;
    const shares = result.sets.map(({ name }, set) => ({
      name,
      count: result.counts[set] ?? 0,
      base: result.bases[set] ?? 0,
    }));
    if (!isOverTime) shares.sort((a, b) => toShare(b) - toShare(a));
    const ends = [shares[0], shares.at(-1)] as [ChangeEnd, ChangeEnd];
    return { questionNumber, option, pValue, isCertain, ends };
  });
}

/**
 * Splits rows at the day that makes both parts as equal as days allow, the earlier of two. Responses
 * without a readable date are in no part; null if a part is too small.
 */
export function splitByDay(
  responses: readonly AnalyzedResponse[],
  rows: readonly number[],
): { day: string; sets: [ResponseSet, ResponseSet] } | null {
  const hasAllRows = rows.length === responses.length;
  // The days of a whole report are counted once.
  const days = responsesByDay(hasAllRows ? responses : rows.flatMap((row) => responses[row] ?? []));
  const total = sum(days.map(({ count }) => count));
  let countBefore = 0;
  let best = { day: '', distance: total };
  for (const { day, count } of days) {
    const distance = Math.abs(total - 2 * countBefore);
    if (distance < best.distance) best = { day, distance };
    countBefore += count;
  }
  const isSince = isInRange({ from: best.day, to: '' });
  const earlierRows: number[] = [];
  const laterRows: number[] = [];
  for (const row of rows) {
    const response = responses[row];
    if (isSince(response ?? {})) laterRows.push(row);
    else if (parseTime(response?.createdAt) !== null) earlierRows.push(row);
  }
  if (smallest([earlierRows.length, laterRows.length]) < limits.comparedPeople) return null;
  return {
    day: best.day,
    sets: [
      { name: 'before', rows: earlierRows },
      { name: 'since', rows: laterRows },
    ],
  };
}
