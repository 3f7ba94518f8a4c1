import { type AnswerKind, answerKind, answersAmong, isChoiceQuestion } from '../survey/question.ts';
import type { GivenAnswer, OptionSummary, QuestionSummary, SurveyAnalysis } from './analysis.ts';
import {
  addUnlistedOptions,
  countTaken,
  hasIndividualAnswers,
  hasUniqueOptions,
  readAnswerTable,
} from './answerTable.ts';
import { collectTexts } from './givenAnswers.ts';

/** The mean of the known values; null if none is known. */
export function average(values: readonly (number | null | undefined)[]): number | null {
  const known = values.filter((value) => typeof value === 'number');
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** The percentage of a part in a whole; null if the whole is 0. */
export const toPercentage = (part: number, whole: number): number | null => {
  const percentage = (part / whole) * 100;
  return whole > 0 && Number.isFinite(percentage) ? percentage : null;
};

/** How many options people took in a question. */
export const sumSelections = ({ options }: Pick<QuestionSummary, 'options'>): number =>
  (options ?? []).reduce((sum, { responseCount }) => sum + (responseCount ?? 0), 0);

/**
 * The question with plausible counts alone: one that is missing, larger than the number of
 * responses, or smaller than one of its options' is counted from the individual answers where they
 * are known (REPORT-26).
 */
function replaceImplausibleCounts(
  question: QuestionSummary,
  { responses }: SurveyAnalysis,
  readColumn: () => readonly (readonly number[] | undefined)[] | undefined,
): QuestionSummary {
  // Without responses there is nothing to compare with.
  const most = responses.length || Number.POSITIVE_INFINITY;
  const plausibleOrNull = (count: number | null | undefined) =>
    typeof count === 'number' && count <= most ? count : null;
  const options = (question.options ?? []).map((option) => ({
    ...option,
    responseCount: plausibleOrNull(option.responseCount),
  }));
  const knownCount = plausibleOrNull(question.responseCount);
  // Everyone who selected an option has answered the question: its count is at least as large.
  const isTooSmall = options.some((option) => (option.responseCount ?? 0) > (knownCount ?? most));
  const responseCount = isTooSmall ? null : knownCount;
  const isComplete = options.every((option) => option.responseCount !== null);
  if (isComplete || !hasUniqueOptions(question)) {
    return { ...question, responseCount, ...(question.options && { options }) };
  }
  const column = readColumn();
  if (!column) return { ...question, responseCount, options };
  const { counts } = countTaken(options, column);
  return {
    ...question,
    responseCount,
    options: options.map((option, index) => ({
      ...option,
      responseCount: option.responseCount ?? counts[index] ?? 0,
    })),
  };
}

/** Counts the people with an individual answer. */
function countAnswered(question: QuestionSummary, { responses }: SurveyAnalysis): number {
  const isAnswer = ({ questionId, values }: GivenAnswer) =>
    questionId === question.id && answersAmong(values, question.options ?? []).length > 0;
  return responses.filter(({ answers }) => answers?.some(isAnswer)).length;
}

/** The selections of a single choice; null if a count is not known. */
const knownSelections = (question: QuestionSummary): number | null =>
  (question.options ?? []).every(({ responseCount }) => typeof responseCount === 'number')
    ? sumSelections(question)
    : null;

/**
 * Counts the answers to a question if the server sends no count and no individual answers. Everybody
 * counts for several options: the report says "Skipped: 0".
 */
const counters: Record<
  AnswerKind,
  (question: QuestionSummary, analysis: SurveyAnalysis) => number | null
> = {
  text: ({ answers }) => answers?.length ?? 0,
  'one option': knownSelections,
  'several options': (_, { responses }) => responses.length,
};

/** Options in the order that the server gives, where it gives one (REPORT-6). */
function sortByOrder(options: OptionSummary[]): OptionSummary[] {
  const hasOrder = options.some(({ order }) => typeof order === 'number');
  return hasOrder
    ? options.toSorted(
        (a, b) =>
          (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY) || 0,
      )
    : options;
}

/**
 * The analysis with the counts and percentages that a server may leave out (REPORT-4, REPORT-6), and
 * with an option for answers that match none (REPORT-27).
 */
export function completeFigures(sentAnalysis: SurveyAnalysis): SurveyAnalysis {
  const analysis = addUnlistedOptions(sentAnalysis);
  const questions = analysis.questions.map((question) =>
    replaceImplausibleCounts(question, analysis, () => readAnswerTable(analysis)?.get(question.id)),
  );
  // Read once, because it may look at every response.
  const hasIndividual = hasIndividualAnswers(analysis);
  const hasEveryList = analysis.questions.every(({ answers }) => answers);
  const texts =
    hasIndividual && !hasEveryList
      ? collectTexts(analysis.questions, analysis.responses)
      : undefined;
  return {
    ...analysis,
    averageTimeSpent:
      analysis.averageTimeSpent ?? average(analysis.responses.map(({ timeSpent }) => timeSpent)),
    averageCompletionRate:
      analysis.averageCompletionRate ??
      average(analysis.responses.map(({ completionPercentage }) => completionPercentage)),
    questions: questions.map((sentQuestion) => {
      const question = {
        ...sentQuestion,
        answers: sentQuestion.answers ?? texts?.get(sentQuestion.id),
      };
      const count =
        isChoiceQuestion(question) && hasIndividual
          ? countAnswered
          : counters[answerKind(question)];
      const responseCount = question.responseCount ?? count(question, analysis);
      const selections = sumSelections(question);
      const options = question.options?.map((option) => {
        const optionCount = option.responseCount;
        if (typeof optionCount !== 'number') return option;
        return {
          ...option,
          responsePercentage:
            option.responsePercentage ?? toPercentage(optionCount, responseCount ?? 0),
          selectionPercentage: option.selectionPercentage ?? toPercentage(optionCount, selections),
        };
      });
      return { ...question, responseCount, options: options && sortByOrder(options) };
    }),
  };
}
