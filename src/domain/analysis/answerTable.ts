import { answersAmong, isChoiceQuestion, OTHERS, othersText } from '#domain/survey/question.ts';
import type { QuestionSummary, SurveyAnalysis } from './analysis.ts';
import { choiceFinder } from './givenAnswers.ts';

/** The indexes of the choices that one response took in one question; undefined if unanswered. */
type Selection = readonly number[] | undefined;

/** By question id, what each response took, in the order of `responses`. */
export type AnswerTable = ReadonlyMap<number, readonly Selection[]>;

/** Finds the choice of a value; a text under the added choice means that one. */
function indexOfTaken(question: QuestionSummary): (value: string) => number | null | undefined {
  const find = choiceFinder(question);
  const others = (question.options ?? []).findLastIndex(({ text }) => text === OTHERS);
  return (value) => {
    const index = find(value);
    const isOther = index === undefined && othersText(value) !== undefined && others !== -1;
    return isOther ? others : index;
  };
}

/** How often each of a question's choices was taken. */
export function countTaken(
  options: readonly unknown[] | null | undefined,
  selections: readonly Selection[],
): number[] {
  const optionCounts = (options ?? []).map(() => 0);
  for (const indexes of selections) {
    for (const index of indexes ?? []) optionCounts[index] = (optionCounts[index] ?? 0) + 1;
  }
  return optionCounts;
}

/** Whether the texts of a question's choices are unique. */
export const hasUniqueOptions = ({ options }: QuestionSummary): boolean =>
  new Set((options ?? []).map(({ text }) => text)).size === (options ?? []).length;

/**
 * Whether the server says who answered what. A response without a list of answers among others that
 * have one answered nothing.
 */
export const hasIndividualAnswers = ({ responses }: SurveyAnalysis): boolean =>
  responses.some(({ answers }) => answers);

/**
 * Who answered what (REPORT-18); null if the server does not say. A value that is no choice of its
 * question counts as an answer without a choice.
 */
export function readAnswerTable(analysis: SurveyAnalysis): AnswerTable | null {
  if (!hasIndividualAnswers(analysis)) return null;
  const known = tables.get(analysis);
  if (known) return known;
  const table = buildAnswerTable(analysis);
  tables.set(analysis, table);
  return table;
}

/** Read once for each analysis: filters and insights use it. */
const tables = new WeakMap<SurveyAnalysis, AnswerTable>();

function buildAnswerTable(analysis: SurveyAnalysis): AnswerTable {
  const { questions, responses } = analysis;
  const columns = new Map(
    questions.map((question) => [
      question.id,
      {
        options: question.options ?? [],
        selections: new Array<Selection>(responses.length).fill(undefined),
        indexOf: isChoiceQuestion(question) ? indexOfTaken(question) : () => undefined,
      },
    ]),
  );
  for (const [row, { answers }] of responses.entries()) {
    for (const { questionId, values } of answers ?? []) {
      const column = columns.get(questionId);
      if (!column || answersAmong(values, column.options).length === 0) continue;
      const indexes = values.map(column.indexOf).filter((index) => typeof index === 'number');
      // Several entries for one question are one answer.
      const previousSelection = column.selections[row];
      column.selections[row] =
        previousSelection || values.length > 1
          ? [...new Set([...(previousSelection ?? []), ...indexes])]
          : indexes;
    }
  }
  return new Map([...columns].map(([id, { selections }]) => [id, selections]));
}
