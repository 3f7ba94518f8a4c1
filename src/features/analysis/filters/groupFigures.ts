import { formatCount } from '#domain/format/formatCount.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import type { Group } from './useReport.ts';

/** How many of a group took a choice of a question, of how many who answered it. */
export interface GroupFigure {
  name: string;
  count: number;
  of: number;
  /** In percent; null where nobody of the group answered. */
  share: number | null;
}

/** The figures of each group for one choice of a question (REPORT-22). */
export const groupFigures = (
  groups: readonly Group[],
  questionId: number,
  place: number,
): GroupFigure[] =>
  groups.map(({ name, report }) => {
    const question = report.questions.find(({ id }) => id === questionId);
    const option = question?.options?.[place];
    return {
      name,
      count: option?.responseCount ?? 0,
      of: question?.responseCount ?? 0,
      share: option?.responsePercentage ?? null,
    };
  });

/** A group's share with its denominator: "55.88% (19 of 34)". */
export const groupFigureText = ({ share, count, of }: GroupFigure): string =>
  `${formatPercent(share)} (${formatCount(count)} of ${formatCount(of)})`;
