import { type Difference, pointsBetween } from '#domain/analysis/insights.ts';
import { chanceMargin, type Proportion, shareFrom } from '#domain/analysis/significance.ts';
import { daysName } from '#domain/field/dateRange.ts';
import { isolated, shortened } from '#domain/field/displayText.ts';
import { formatPart, formatPercent, pluralize } from '#domain/format/figures.ts';
import type { ReportInsights } from './findInsights.ts';

/** A sentence about a question, in parts; a strong part is the subject. */
export interface InsightSentence {
  questionNumber: number;
  parts: readonly { text: string; isStrong?: true }[];
}

const name = (text: string) => ({ text: isolated(shortened(text)), isStrong: true as const });
const percent = (share: Proportion) => formatPercent(100 * shareFrom(share));
/** "27 of 41". */
export const formatProportion = ({ count, base }: Proportion): string => formatPart(count, base);
/** "39.39% (13 of 33)". */
const figure = (share: Proportion) => `${percent(share)} (${formatProportion(share)})`;
/** Follows a difference that Holm's method does not reject (INSIGHT-2). */
export const caution = ({ isSignificant }: Difference) => (isSignificant ? '' : ' (may be chance)');

/** The sentences of "What stands out", at most one of each kind (INSIGHT-2, INSIGHT-4). */
export function insightSentences(insights: ReportInsights): InsightSentence[] {
  const { change, periods, groupDifference } = insights;
  const sentences: InsightSentence[] = [];
  if (change && periods) {
    const verb = pointsBetween(change) < 0 ? 'fell' : 'rose';
    const [earlier, later] =
      periods.kind === 'halves'
        ? ['in the first half of the period', 'in the second']
        : ['in the period before', 'in this one'];
    const text = ` ${verb} most: from ${figure(change.earlier)} ${earlier} to ${figure(change.later)} ${later}${caution(change)}.`;
    sentences.push({
      questionNumber: change.questionNumber,
      parts: [name(change.option), { text }],
    });
  }
  if (groupDifference) {
    const { questionNumber, option, earlier, later, groups } = groupDifference;
    const [high, low] = groups.map((group) => isolated(shortened(group)));
    const text = ` differs most: ${percent(later)} of “${high}” (${formatProportion(later)}), ${percent(earlier)} of “${low}” (${formatProportion(earlier)})${caution(groupDifference)}.`;
    sentences.push({ questionNumber, parts: [name(option), { text }] });
  }
  return sentences;
}

/** The dates of the compared periods, and how much chance can explain. */
export function insightNotes({ periods, change, responseCount }: ReportInsights): string[] {
  const notes: string[] = [];
  if (change && periods) {
    const [earlierDays, laterDays] = [daysName(periods.earlier), daysName(periods.later)];
    const [earlier, later] =
      periods.kind === 'halves' ? ['First half', 'Second half'] : ['Period before', 'This period'];
    notes.push(`${earlier}: ${earlierDays}.`, `${later}: ${laterDays}.`);
  }
  if (responseCount > 0) {
    const points = Math.round(chanceMargin(responseCount));
    notes.push(
      `Shares of ${pluralize(responseCount, 'answer')} vary by up to ±${points} points by chance.`,
    );
  }
  return notes;
}
