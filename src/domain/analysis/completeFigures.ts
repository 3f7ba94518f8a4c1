import { type AnswerKind, answerKind, answersAmong } from '../survey/question.ts';
import type { GivenAnswer, OptionSummary, QuestionSummary, SurveyAnalysis } from './analysis.ts';

/** The percentage of a part in a whole; null if the whole is 0. */
export const share = (part: number, whole: number): number | null => {
  const percentage = (part / whole) * 100;
  return whole > 0 && Number.isFinite(percentage) ? percentage : null;
};

/** How many choices people took in a question. */
export const selectionsOf = ({ options }: Pick<QuestionSummary, 'options'>): number =>
  (options ?? []).reduce((sum, { responseCount }) => sum + (responseCount ?? 0), 0);

/** Counts the individual answers. Without them, all people count: the report says "Skipped: 0". */
function answeredIn(question: QuestionSummary, { responses }: SurveyAnalysis): number {
  const isAnswer = ({ questionId, values }: GivenAnswer) =>
    questionId === question.id && answersAmong(values, question.options ?? []).length > 0;
  return responses.filter(({ answers }) => answers?.some(isAnswer) ?? true).length;
}

/** Counts the answers to a question if the server sends no count. */
const counters: Record<AnswerKind, typeof answeredIn> = {
  text: ({ answers }) => answers?.length ?? 0,
  'one choice': selectionsOf,
  'several choices': answeredIn,
};

/** Choices in the order that the server gives, where it gives one (REPORT-6). */
function inOrder(options: OptionSummary[]): OptionSummary[] {
  const hasOrder = options.some(({ order }) => typeof order === 'number');
  return hasOrder
    ? options.toSorted(
        (one, other) =>
          (one.order ?? Number.POSITIVE_INFINITY) - (other.order ?? Number.POSITIVE_INFINITY) || 0,
      )
    : options;
}

/** The analysis with the counts and percentages that a server may leave out (REPORT-4, REPORT-6). */
export function completeFigures(analysis: SurveyAnalysis): SurveyAnalysis {
  return {
    ...analysis,
    questions: analysis.questions.map((question) => {
      const responseCount =
        question.responseCount ?? counters[answerKind(question)](question, analysis);
      const selections = selectionsOf(question);
      const options = question.options?.map((option) => {
        const count = option.responseCount;
        if (typeof count !== 'number') return option;
        return {
          ...option,
          responsePercentage: option.responsePercentage ?? share(count, responseCount),
          selectionPercentage: option.selectionPercentage ?? share(count, selections),
        };
      });
      return { ...question, responseCount, options: options && inOrder(options) };
    }),
  };
}
