import type { SurveyAnalysis } from '../analysis/analysis.ts';
import { matchChoices } from './matchChoices.ts';
import { hasChoices, type Question } from './question.ts';
import type { SurveyForm } from './surveyForm.ts';

/** A question or choice that an update deletes with its answers. */
export interface LostPart {
  /** The question's id. */
  id: number;
  /** The question's position in the stored survey, counted from 1. */
  number: number;
  text: string;
  /** The choice, if the question itself stays; `order` counts from 1 as in a report. */
  choice?: { order: number; text: string };
}

/** A deleted part with its number of answers; null if unknown. */
export interface LostAnswers extends LostPart {
  count: number | null;
}

function lostChoices(before: Question, after: SurveyForm['questions'][number]) {
  const kept = new Set(matchChoices(before.options, after.options));
  const removed = before.options.flatMap(({ text }, index) =>
    kept.has(index) ? [] : [{ order: index + 1, text }],
  );
  // A report numbers the added choice after all others.
  const others = { order: before.options.length + 1, text: 'Others' };
  return before.hasOthers && !after.hasOthers ? [...removed, others] : removed;
}

/** The parts of a stored survey whose answers an update deletes (SERVER-10, BUILDER-40). */
export function lostParts(stored: Question[], sent: SurveyForm['questions']): LostPart[] {
  return stored.flatMap((before, index) => {
    const part = { id: before.id, number: index + 1, text: before.text };
    const after = sent.find(({ id }) => id === before.id);
    if (!after || hasChoices(before) !== hasChoices(after)) return [part];
    if (!hasChoices(before)) return [];
    return lostChoices(before, after).map((choice) => ({ ...part, choice }));
  });
}

/**
 * The number of answers that each part loses. Parts without answers are left out; without a report
 * or figure the number is null.
 */
export function countLost(parts: LostPart[], report: SurveyAnalysis | undefined): LostAnswers[] {
  if (report?.responses.length === 0) return [];
  return parts
    .map((part) => {
      const question = report?.questions.find(({ id }) => id === part.id);
      const { choice } = part;
      const isChoice = (
        { order, text }: { order?: number | null | undefined; text: string },
        at: number,
      ) => (order ?? at + 1) === choice?.order && text === choice.text;
      const options = question?.options ?? [];
      const counted = choice
        ? (options.find(isChoice) ?? options.find(({ text }) => text === choice.text))
        : question;
      return { ...part, count: counted?.responseCount ?? null };
    })
    .filter(({ count }) => count !== 0);
}
