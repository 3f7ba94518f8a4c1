import { optionText } from '#domain/survey/question.ts';
import { formatPart } from '../format/figures.ts';
import type { OptionSummary, QuestionSummary } from './analysis.ts';
import { sumSelections } from './deriveFigures.ts';

/** A percentage as shown, and the counts behind it. */
export interface ShownPercentage {
  value: number | null;
  /** "12 of 30", or null if the counts are unknown. */
  partOf: string | null;
}

const toShownPercentage = (
  value: number | null | undefined,
  part: number | null | undefined,
  whole: number | null | undefined,
): ShownPercentage => ({
  value: value ?? null,
  partOf: typeof part === 'number' && typeof whole === 'number' ? formatPart(part, whole) : null,
});

/** Each option's percentages of the question's respondents and of all its selections (REPORT-6). */
export function optionFigures(question: QuestionSummary) {
  const selections = sumSelections(question);
  return (question.options ?? []).map(
    ({ responseCount, responsePercentage, selectionPercentage }) => ({
      respondents: toShownPercentage(responsePercentage, responseCount, question.responseCount),
      selections: toShownPercentage(selectionPercentage, responseCount, selections),
    }),
  );
}

/** The text of an option; a deactivated one says so. */
export const optionName = ({ text, isActive }: OptionSummary): string =>
  isActive === false ? `${optionText(text)} (deactivated)` : optionText(text);
