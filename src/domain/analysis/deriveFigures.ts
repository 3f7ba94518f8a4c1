import * as z from 'zod/mini';
import { isBlankText } from '../field/displayText.ts';
import { type AnswerKind, answerKind, answersAmong, isChoiceQuestion } from '../survey/question.ts';
import {
  type Answer,
  fastAnalysisSchema,
  type GivenAnswer,
  type OptionSummary,
  type QuestionSummary,
  type SentAnalysis,
  type SurveyAnalysis,
} from './analysis.ts';
import {
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

const isWritten = ({ value }: Answer): boolean => !isBlankText(value);

function countAnswered(question: QuestionSummary, { responses }: SurveyAnalysis): number {
  const isAnswer = ({ questionId, values }: GivenAnswer) =>
    questionId === question.id && answersAmong(values, question.options ?? []).length > 0;
  return responses.filter(({ answers }) => answers?.some(isAnswer)).length;
}

/** Counts answers from the figures alone. Of several options everybody counts: "Skipped: 0". */
const counters: Record<
  AnswerKind,
  (question: QuestionSummary, analysis: SurveyAnalysis) => number
> = {
  text: ({ answers }) => answers?.length ?? 0,
  'one option': sumSelections,
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

/** The options with the counts that the server leaves out, from the individual answers. */
function countOptions(question: QuestionSummary, analysis: SurveyAnalysis): OptionSummary[] {
  const { id, options = [] } = question;
  const isComplete = options?.every(({ responseCount }) => typeof responseCount === 'number');
  const column = isComplete ? undefined : readAnswerTable(analysis)?.get(id);
  if (!options || !column) return options ?? [];
  const { counts } = countTaken(options, column);
  return options.map((option, index) => ({
    ...option,
    responseCount: option.responseCount ?? counts[index] ?? 0,
  }));
}

/** Whether every option's count is sent, or can be derived from the individual answers. */
function hasDerivableCounts({ questions, responses }: SentAnalysis): boolean {
  const hasIndividual = hasIndividualAnswers({ responses: responses ?? [] });
  return (questions ?? []).every(
    (question) =>
      (hasIndividual && hasUniqueOptions(question)) ||
      (question.options ?? []).every(({ responseCount }) => typeof responseCount === 'number'),
  );
}

/** An analysis whose missing counts can be derived. Another one is a failure: no count is made up (CALL-3). */
export const derivableAnalysisSchema = fastAnalysisSchema.check(
  z.refine(hasDerivableCounts, 'A count is missing, and no individual answers give it'),
);

/** The analysis with what a server may leave out derived (REPORT-4, REPORT-6); the rest is kept. */
export function deriveFigures(sentAnalysis: SentAnalysis): SurveyAnalysis {
  const analysis = {
    ...sentAnalysis,
    questions: sentAnalysis.questions ?? [],
    responses: sentAnalysis.responses ?? [],
  };
  const { questions, responses } = analysis;
  // Read once, because it may look at every response.
  const hasIndividual = hasIndividualAnswers(analysis);
  const hasEveryList = questions.every(({ answers }) => answers);
  const texts = hasIndividual && !hasEveryList ? collectTexts(questions, responses) : undefined;
  return {
    ...analysis,
    averageTimeSpent:
      analysis.averageTimeSpent ?? average(responses.map(({ timeSpent }) => timeSpent)),
    averageCompletionRate:
      analysis.averageCompletionRate ??
      average(responses.map(({ completionPercentage }) => completionPercentage)),
    questions: questions.map((sentQuestion) => {
      const options = countOptions(sentQuestion, analysis);
      const answers = sentQuestion.answers ?? texts?.get(sentQuestion.id) ?? [];
      // An answer of blanks says nothing.
      const isComplete = answers.every(isWritten);
      const question = {
        ...sentQuestion,
        options,
        answers: isComplete ? answers : answers.filter(isWritten),
      };
      const count =
        isChoiceQuestion(question) && hasIndividual
          ? countAnswered
          : counters[answerKind(question)];
      const responseCount = question.responseCount ?? count(question, analysis);
      const selections = sumSelections(question);
      return {
        ...question,
        responseCount,
        options: sortByOrder(
          options.map((option) => ({
            ...option,
            responsePercentage:
              option.responsePercentage ?? toPercentage(option.responseCount ?? 0, responseCount),
            selectionPercentage:
              option.selectionPercentage ?? toPercentage(option.responseCount ?? 0, selections),
          })),
        ),
      };
    }),
  };
}
