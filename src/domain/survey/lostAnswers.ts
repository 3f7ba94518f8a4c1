import type { QuestionSummary, SurveyAnalysis } from '../analysis/analysis.ts';
import { sumSelections } from '../analysis/deriveFigures.ts';
import { matchOptions } from './matchOptions.ts';
import { isChoiceQuestion, isMultiple, preservesAnswers, type Question } from './question.ts';
import type { SurveyForm } from './surveyForm.ts';

/** The effect of an update on the answers of a question or option. */
export interface LostPart {
  id: number;
  /** The question's position in the stored survey, counted from 1. */
  number: number;
  text: string;
  /** The deleted option, if the question itself stays; `order` counts from 1 as in a report. */
  option?: { order: number; text: string };
  /** The question stays with its answers, but takes one option instead of several. */
  isNarrowed?: true;
}

/** The part with its number of answers; null if unknown. */
export interface LostAnswers extends LostPart {
  count: number | null;
}

function lostOptions(storedQuestion: Question, sentQuestion: SurveyForm['questions'][number]) {
  const keptIndexes = new Set(matchOptions(storedQuestion.options, sentQuestion.options));
  const removedOptions = storedQuestion.options.flatMap(({ text }, index) =>
    keptIndexes.has(index) ? [] : [{ order: index + 1, text }],
  );
  // In a report "Others" has the last position.
  const others = { order: storedQuestion.options.length + 1, text: 'Others' };
  return storedQuestion.hasOthers && !sentQuestion.hasOthers
    ? [...removedOptions, others]
    : removedOptions;
}

/** The parts whose answers an update deletes, or narrows to one option (SERVER-10, BUILDER-40). */
export function lostParts(
  storedQuestions: Question[],
  sentQuestions: SurveyForm['questions'],
): LostPart[] {
  const sentById = new Map(sentQuestions.map((question) => [question.id, question]));
  return storedQuestions.flatMap((storedQuestion, index): LostPart[] => {
    const part = { id: storedQuestion.id, number: index + 1, text: storedQuestion.text };
    const sentQuestion = sentById.get(storedQuestion.id);
    if (!sentQuestion || !preservesAnswers(storedQuestion, sentQuestion)) return [part];
    if (!isChoiceQuestion(storedQuestion)) return [];
    const narrowedPart =
      isMultiple(storedQuestion) && !isMultiple(sentQuestion)
        ? [{ ...part, isNarrowed: true as const }]
        : [];
    return [
      ...narrowedPart,
      ...lostOptions(storedQuestion, sentQuestion).map((option) => ({ ...part, option })),
    ];
  });
}

const createKey = (order: number | null, text: string) => `${order} ${text}`;

/** Reads the number of answers to a question, and to its options by order and text, or by text. */
function createCounter(question: QuestionSummary | undefined) {
  const options = question?.options ?? [];
  const countsByKey = new Map<string, number | null | undefined>();
  for (const [index, { order, text, responseCount }] of options.entries()) {
    for (const key of [createKey(order ?? index + 1, text), createKey(null, text)]) {
      if (!countsByKey.has(key)) countsByKey.set(key, responseCount);
    }
  }
  const selections = sumSelections({ options });
  return ({ option, isNarrowed }: LostPart): number | null => {
    const answeredCount = question?.responseCount ?? null;
    if (isNarrowed)
      return answeredCount !== null && selections <= answeredCount ? 0 : answeredCount;
    if (!option) return answeredCount;
    return (
      countsByKey.get(createKey(option.order, option.text)) ??
      countsByKey.get(createKey(null, option.text)) ??
      null
    );
  };
}

/** Each part's number of answers, null if unknown. Parts that lose none are left out. */
export function countLost(parts: LostPart[], report: SurveyAnalysis | undefined): LostAnswers[] {
  if (report?.responses.length === 0) return [];
  const counters = new Map(
    report?.questions.map((question) => [question.id, createCounter(question)]),
  );
  const unknown = createCounter(undefined);
  return parts
    .map((part) => ({ ...part, count: (counters.get(part.id) ?? unknown)(part) }))
    .filter(({ count }) => count !== 0);
}
