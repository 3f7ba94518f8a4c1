import { isChoiceQuestion, isMultiple } from '../survey/question.ts';
import type {
  AnalyzedResponse,
  Answer,
  OptionSummary,
  QuestionSummary,
  SurveyAnalysis,
} from './analysis.ts';
import { type AnswerTable, countTaken, hasUniqueOptions, type TakenCounts } from './answerTable.ts';
import { average, toPercentage } from './deriveFigures.ts';
import { collectTexts } from './givenAnswers.ts';

/** An option that people took: its question's id, and its index among the options. */
export interface OptionFilter {
  questionId: number;
  index: number;
}

/** The questions that people answer with one option: several of them are alternatives in a filter. */
export const singleOptionIds = ({ questions }: SurveyAnalysis): ReadonlySet<number> =>
  new Set(
    questions
      .filter((question) => isChoiceQuestion(question) && !isMultiple(question))
      .map(({ id }) => id),
  );

const noIds: ReadonlySet<number> = new Set();

/** The rows that took all these options, or one of `alternatives` (REPORT-19); none without table. */
export function filterRows(
  table: AnswerTable | null,
  rows: readonly number[],
  options: readonly OptionFilter[],
  alternatives = noIds,
): readonly number[] {
  if (options.length === 0) return rows;
  const conditions = [...Map.groupBy(options, ({ questionId }) => questionId)].map(
    ([questionId, all]) => ({
      column: table?.get(questionId) ?? [],
      indexes: all.map(({ index }) => index),
      isAlternative: alternatives.has(questionId),
    }),
  );
  return rows.filter((row) =>
    conditions.every(({ column, indexes, isAlternative }) => {
      const selection = column[row];
      if (!selection) return false;
      const isTaken = (index: number) => selection.includes(index);
      return isAlternative ? indexes.some(isTaken) : indexes.every(isTaken);
    }),
  );
}

function unknownOptions(options: OptionSummary[]): OptionSummary[] {
  const unknown = { responseCount: null, responsePercentage: null, selectionPercentage: null };
  return options.map((option) => ({ ...option, ...unknown }));
}

function countOptions(options: OptionSummary[], { counts, base }: TakenCounts): OptionSummary[] {
  const selections = counts.reduce((sum, count) => sum + count, 0);
  return options.map((option, index) => {
    const count = counts[index] ?? 0;
    return {
      ...option,
      responseCount: count,
      responsePercentage: toPercentage(count, base),
      selectionPercentage: toPercentage(count, selections),
    };
  });
}

function narrowQuestion(
  question: QuestionSummary,
  table: AnswerTable | null,
  rows: readonly number[],
  answers: Answer[] | undefined,
): QuestionSummary {
  const column = table?.get(question.id);
  const options = question.options ?? [];
  const takenCounts = column && countTaken(options, column, rows);
  if (!isChoiceQuestion(question)) {
    return { ...question, answers, responseCount: takenCounts?.base ?? answers?.length ?? 0 };
  }
  return {
    ...question,
    answers,
    responseCount: takenCounts?.base ?? null,
    options:
      takenCounts && hasUniqueOptions(question)
        ? countOptions(options, takenCounts)
        : unknownOptions(options),
  };
}

/** The report of some responses, computed again (REPORT-19). Unknown counts are null. */
export function narrowReport(
  analysis: SurveyAnalysis,
  table: AnswerTable | null,
  rows: readonly number[],
): SurveyAnalysis {
  const responses = rows.map((row) => analysis.responses[row] as AnalyzedResponse);
  // Without individual answers, the id of a text must be the id of its response.
  const ids = new Set(responses.map(({ id }) => id));
  const texts = table ? collectTexts(analysis.questions, responses) : null;
  return {
    ...analysis,
    averageTimeSpent: average(responses.map(({ timeSpent }) => timeSpent)),
    averageCompletionRate: average(
      responses.map(({ completionPercentage }) => completionPercentage),
    ),
    questions: analysis.questions.map((question) =>
      narrowQuestion(
        question,
        table,
        rows,
        texts ? (texts.get(question.id) ?? []) : question.answers?.filter(({ id }) => ids.has(id)),
      ),
    ),
    responses,
  };
}
