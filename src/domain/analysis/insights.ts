import { type DateRange, isInRange } from '../field/dateRange.ts';
import { isChoiceQuestion } from '../survey/question.ts';
import type { QuestionSummary, SurveyAnalysis } from './analysis.ts';
import { type AnswerTable, countTaken, hasUniqueOptions } from './answerTable.ts';
import { comparedPeriods, type Periods } from './comparedPeriods.ts';
import { optionName } from './optionFigures.ts';
import { responsesByDay } from './responsesByDay.ts';
import {
  findSignificant,
  type Proportion,
  shareFrom,
  twoProportionPValue,
} from './significance.ts';

/** A smaller base says too little (INSIGHT-2, INSIGHT-4). */
export const LEAST_BASE = 20;

interface Finding {
  /** The question's number, counted from 1. */
  questionNumber: number;
  option: string;
}

/** An option's shares in two periods or groups. */
export interface Difference extends Finding {
  earlier: Proportion;
  later: Proportion;
  /** Whether Holm's correction leaves the difference significant at 5 %. */
  isSignificant: boolean;
}

/** The option that differs most between two groups of a comparison. */
export interface GroupDifference extends Difference {
  groups: readonly [string, string];
}

/** The difference of two shares in percentage points. */
export const pointsBetween = ({ earlier, later }: Pick<Difference, 'earlier' | 'later'>): number =>
  100 * (shareFrom(later) - shareFrom(earlier));

const isCompared = (question: QuestionSummary) =>
  isChoiceQuestion(question) && hasUniqueOptions(question);

type UntestedDifference = Omit<Difference, 'isSignificant'>;

/**
 * The items whose shares differ, the largest difference first, each with its significance among
 * all items.
 */
function rank<Item extends UntestedDifference>(items: readonly Item[]): (Item & Difference)[] {
  const rejected = findSignificant(
    items.map(({ earlier, later }) => twoProportionPValue(earlier, later)),
  );
  return items
    .map((item, index) => ({ ...item, isSignificant: rejected[index] ?? false }))
    .filter((item) => pointsBetween(item) !== 0)
    .toSorted((a, b) => Math.abs(pointsBetween(b)) - Math.abs(pointsBetween(a)));
}

const isLargeEnough = ({ earlier, later }: UntestedDifference) =>
  earlier.base >= LEAST_BASE && later.base >= LEAST_BASE;

/** The changes between two periods. */
export interface Changes {
  periods: Periods;
  /** Every option whose share changed, the largest change first. */
  differences: Difference[];
}

/**
 * The change of each option's share between two periods (INSIGHT-2); null if the days are too few.
 *
 * @param rows the rows of the responses that the report's option filters leave, of all days
 */
export function findChanges(
  { questions, responses }: SurveyAnalysis,
  table: AnswerTable,
  rows: readonly number[],
  range: DateRange,
): Changes | null {
  // The days of a whole report are counted once.
  const filtered =
    rows.length === responses.length ? responses : rows.flatMap((row) => responses[row] ?? []);
  const periods = comparedPeriods(
    responsesByDay(filtered).map(({ day }) => day),
    range,
  );
  if (!periods) return null;
  const [isBefore, isAfter] = [isInRange(periods.earlier), isInRange(periods.later)];
  const rowsIn = (isIn: typeof isBefore) =>
    rows.filter((row) => isIn(responses[row] ?? { createdAt: null }));
  const [beforeRows, afterRows] = [rowsIn(isBefore), rowsIn(isAfter)];

  const comparable = questions.flatMap((question, index): UntestedDifference[] => {
    const column = table.get(question.id);
    if (!column || !isCompared(question)) return [];
    const options = question.options ?? [];
    const earlier = countTaken(options, column, beforeRows);
    const later = countTaken(options, column, afterRows);
    return options.map((option, optionIndex) => ({
      questionNumber: index + 1,
      option: optionName(option),
      earlier: { count: earlier.counts[optionIndex] ?? 0, base: earlier.base },
      later: { count: later.counts[optionIndex] ?? 0, base: later.base },
    }));
  });
  return { periods, differences: rank(comparable.filter(isLargeEnough)) };
}

interface ComparedGroup {
  name: string;
  report: SurveyAnalysis;
}

/** The option whose share differs most between two groups of people (INSIGHT-4). */
export function findGroupDifference(
  groups: readonly ComparedGroup[],
  comparedBy: QuestionSummary,
): GroupDifference | undefined {
  const [first] = groups;
  if (!first) return undefined;
  const comparable = first.report.questions.flatMap((question, index) => {
    if (question.id === comparedBy.id || !isCompared(question)) return [];
    return (question.options ?? []).flatMap((option, optionIndex) => {
      const shares = groups.map(({ name, report }) => ({
        name,
        count: report.questions[index]?.options?.[optionIndex]?.responseCount ?? 0,
        base: report.questions[index]?.responseCount ?? 0,
      }));
      const largeGroups = shares
        .filter(({ base }) => base >= LEAST_BASE)
        .toSorted((a, b) => shareFrom(b) - shareFrom(a));
      // All pairs count for the correction; only the extreme ones can be the largest.
      return largeGroups.flatMap((later, position) =>
        largeGroups.slice(position + 1).map((earlier) => ({
          questionNumber: index + 1,
          option: optionName(option),
          earlier: { count: earlier.count, base: earlier.base },
          later: { count: later.count, base: later.base },
          groups: [later.name, earlier.name] as const,
        })),
      );
    });
  });
  return rank(comparable)[0];
}
