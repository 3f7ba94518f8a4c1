import type { QuestionSummary, SurveyAnalysis } from '../analysis/analysis.ts';
import { selectionsOf } from '../analysis/completeFigures.ts';
import { matchChoices } from './matchChoices.ts';
import { isMultiple, keepsAnswers, type Question, takesChoices } from './question.ts';
import type { SurveyForm } from './surveyForm.ts';

/** What an update does to the answers of a question or choice. */
export interface LostPart {
  id: number;
  /** The question's position in the stored survey, counted from 1. */
  number: number;
  text: string;
  /** The deleted choice, if the question itself stays; `order` counts from 1 as in a report. */
  choice?: { order: number; text: string };
  /** The question stays with its answers, but takes one choice instead of several. */
  isNarrowed?: true;
}

/** The part with its number of answers; null if unknown. */
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

/**
 * The parts of a stored survey whose answers an update deletes, and the questions with several
 * choices that become questions with one (SERVER-10, BUILDER-40).
 */
export function lostParts(stored: Question[], sent: SurveyForm['questions']): LostPart[] {
  const sentById = new Map(sent.map((question) => [question.id, question]));
  return stored.flatMap((before, index): LostPart[] => {
    const part = { id: before.id, number: index + 1, text: before.text };
    const after = sentById.get(before.id);
    if (!after || !keepsAnswers(before, after)) return [part];
    if (!takesChoices(before)) return [];
    const narrowed =
      isMultiple(before) && !isMultiple(after) ? [{ ...part, isNarrowed: true as const }] : [];
    return [...narrowed, ...lostChoices(before, after).map((choice) => ({ ...part, choice }))];
  });
}

const keyOf = (order: number | null, text: string) => `${order} ${text}`;

/** Reads the number of answers to a question, and to its choices by order and text, or by text. */
function counterOf(question: QuestionSummary | undefined) {
  const options = question?.options ?? [];
  const counts = new Map<string, number | null | undefined>();
  for (const [at, { order, text, responseCount }] of options.entries()) {
    for (const key of [keyOf(order ?? at + 1, text), keyOf(null, text)]) {
      if (!counts.has(key)) counts.set(key, responseCount);
    }
  }
  const selections = selectionsOf({ options });
  return ({ choice, isNarrowed }: LostPart): number | null => {
    const answered = question?.responseCount ?? null;
    if (isNarrowed) return answered !== null && selections <= answered ? 0 : answered;
    if (!choice) return answered;
    return (
      counts.get(keyOf(choice.order, choice.text)) ?? counts.get(keyOf(null, choice.text)) ?? null
    );
  };
}

/**
 * The number of answers of each part. Parts without answers are left out, and narrowed questions
 * whose people all chose one; without a report or figure the number is null.
 */
export function countLost(parts: LostPart[], report: SurveyAnalysis | undefined): LostAnswers[] {
  if (report?.responses.length === 0) return [];
  const counters = new Map(report?.questions.map((question) => [question.id, counterOf(question)]));
  const unknown = counterOf(undefined);
  return parts
    .map((part) => ({ ...part, count: (counters.get(part.id) ?? unknown)(part) }))
    .filter(({ count }) => count !== 0);
}
