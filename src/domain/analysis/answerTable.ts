import { answersAmong, isChoiceQuestion, OTHERS, othersText } from '#domain/survey/question.ts';
import type { QuestionSummary, SurveyAnalysis } from './analysis.ts';
import { optionFinder } from './givenAnswers.ts';

/** The indexes of the options that one response took in one question; undefined if unanswered. */
type Selection = readonly number[] | undefined;

/** By question id, what each response took, in the order of `responses`. */
export type AnswerTable = ReadonlyMap<number, readonly Selection[]>;

/**
 * Returns a function that finds the index of the option that a value means: null if several options
 * have its text, undefined if none has. "Others: Juice" means the option "Others".
 */
function takenIndexFinder(question: QuestionSummary): (value: string) => number | null | undefined {
  const find = optionFinder(question);
  const others = (question.options ?? []).findLastIndex(({ text }) => text === OTHERS);
  return (value) => {
    const index = find(value);
    const isOthers = index === undefined && others !== -1 && othersText(value) !== undefined;
    return isOthers ? others : index;
  };
}

/** How often each of a question's options was taken, and how many answered it. */
export interface TakenCounts {
  /** In the order of the options. */
  counts: number[];
  base: number;
}

/** Counts the selections of some responses, or of all. */
export function countTaken(
  options: readonly unknown[],
  column: readonly Selection[],
  rows: Iterable<number> = column.keys(),
): TakenCounts {
  const counts = options.map(() => 0);
  let base = 0;
  for (const row of rows) {
    const selection = column[row];
    if (!selection) continue;
    base += 1;
    for (const index of selection) counts[index] = (counts[index] ?? 0) + 1;
  }
  return { counts, base };
}

/** Whether the texts of a question's options are unique. */
export const hasUniqueOptions = ({ options }: QuestionSummary): boolean =>
  new Set((options ?? []).map(({ text }) => text)).size === (options ?? []).length;

/** Whether the server says who answered what: a response without a list then answered nothing. */
export const hasIndividualAnswers = ({ responses }: Pick<SurveyAnalysis, 'responses'>): boolean =>
  responses.some(({ answers }) => answers);

/** Who answered what (REPORT-18); null if unknown. A value that is no option counts without one. */
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
        selections: new Array<Selection>(responses.length).fill(undefined),
        readValue: valueReader(question),
      },
    ]),
  );
  for (const [row, { answers }] of responses.entries()) {
    for (const { questionId, values } of answers ?? []) {
      const column = columns.get(questionId);
      if (!column) continue;
      for (const value of values) {
        const selection = column.readValue(value);
        if (!selection) continue;
        const previousSelection = column.selections[row];
        // Several entries for one question are one answer.
        column.selections[row] = previousSelection
          ? [...new Set([...previousSelection, ...selection])]
          : selection;
      }
    }
  }
  return new Map([...columns].map(([id, { selections }]) => [id, selections]));
}

/**
 * Returns a function that reads one value: the index of its option, none for another text, and
 * undefined if it is no answer. An option's text is read once: many responses have it.
 */
function valueReader(question: QuestionSummary): (value: string) => Selection {
  const options = question.options ?? [];
  const findIndex = isChoiceQuestion(question) ? takenIndexFinder(question) : () => undefined;
  const read = (value: string): Selection => {
    if (answersAmong([value], options).length === 0) return undefined;
    const index = findIndex(value);
    return typeof index === 'number' ? [index] : [];
  };
  const selections = new Map(options.map(({ text }) => [text, read(text)]));
  return (value) => (selections.has(value) ? selections.get(value) : read(value));
}
