import { formatPart, formatPercent } from '#domain/format/figures.ts';
import type { Group } from '../useReport.ts';

/** How many of a group took an option, of how many who answered the question. */
export interface GroupFigure {
  /** The group's index among the options of the comparing question. */
  index: number;
  name: string;
  /** Null if the counts are unknown, as of options with equal texts. */
  count: number | null;
  total: number;
  /** In percent; null if nobody of the group answered. */
  share: number | null;
}

/** Each group's figures for one option (REPORT-22). */
export const groupFigures = (
  groups: readonly Group[],
  questionId: number,
  optionIndex: number,
): GroupFigure[] =>
  groups.map(({ index, name, report }) => {
    const question = report.questions.find(({ id }) => id === questionId);
    const option = question?.options?.[optionIndex];
    return {
      index,
      name,
      count: option ? (option.responseCount ?? null) : 0,
      total: question?.responseCount ?? 0,
      share: option?.responsePercentage ?? null,
    };
  });

/** A group's percentage with its denominator: "55.88% (19 of 34)". */
export const groupFigureText = ({ share, count, total }: GroupFigure): string =>
  `${formatPercent(share)} (${formatPart(count, total)})`;
