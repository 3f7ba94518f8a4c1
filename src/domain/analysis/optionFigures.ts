import { choiceText } from '#domain/survey/question.ts';
import { formatCount } from '../format/figures.ts';
import type { OptionSummary, QuestionSummary } from './analysis.ts';

/** A percentage as shown, its denominator, and whether the counts contradict it. */
export interface ShownPercentage {
  value: number | null;
  /** "12 of 30", or null if the counts are unknown. */
  partOf: string | null;
  /** The percentage from the counts, if the server's contradicts it. */
  contradictedBy: number | null;
}

/** A hundredth of a percent: the largest difference that rounding to two decimals can make. */
const TOLERANCE = 0.011;

/** The share in percent: 0 of a total of 0, and null if the counts are unknown. */
function shareOf(part: number, whole: number): number | null {
  const share = whole > 0 ? (part / whole) * 100 : 0;
  return Number.isFinite(share) ? share : null;
}

function shownPercentage(
  sent: number | null | undefined,
  part: number | null | undefined,
  whole: number | null | undefined,
): ShownPercentage {
  const isKnown = part !== null && part !== undefined && whole !== null && whole !== undefined;
  const counted = isKnown ? shareOf(part, whole) : null;
  const contradicts = sent !== null && sent !== undefined && counted !== null;
  return {
    // With no respondents there is no share, unless the server sends one.
    value: sent ?? (whole === 0 ? null : counted),
    partOf: isKnown ? `${formatCount(part)} of ${formatCount(whole)}` : null,
    contradictedBy: contradicts && Math.abs(sent - counted) > TOLERANCE ? counted : null,
  };
}

/** How many choices people took in a question. */
export const selectionsOf = ({ options }: Pick<QuestionSummary, 'options'>): number =>
  (options ?? []).reduce((sum, { responseCount }) => sum + (responseCount ?? 0), 0);

/** An option's percentages of the question's respondents and of all its selections. */
export function optionFigures(option: OptionSummary, question: QuestionSummary) {
  const { responseCount, responsePercentage, selectionPercentage } = option;
  return {
    respondents: shownPercentage(responsePercentage, responseCount, question.responseCount),
    selections: shownPercentage(selectionPercentage, responseCount, selectionsOf(question)),
  };
}

/** The text of a choice; a deactivated one says so. */
export const choiceName = ({ text, isActive }: OptionSummary): string =>
  isActive === false ? `${choiceText(text)} (deactivated)` : choiceText(text);
