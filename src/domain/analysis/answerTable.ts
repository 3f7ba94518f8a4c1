import { answersAmong, OTHERS, othersText, takesChoices } from '#domain/survey/question.ts';
import type { QuestionSummary, SurveyAnalysis } from './analysis.ts';

/** The indexes of the choices that one response took in one question; undefined if unanswered. */
type Taken = readonly number[] | undefined;

/** By question id, what each response took, in the order of `responses`. */
export type AnswerTable = ReadonlyMap<number, readonly Taken[]>;

/**
 * The indexes of a question's choices by their text; null for a text that several choices share.
 */
function indexesOf({ options }: QuestionSummary): (value: string) => number | null | undefined {
  const indexes = new Map<string, number | null>();
  for (const [index, { text }] of (options ?? []).entries()) {
    indexes.set(text, indexes.has(text) ? null : index);
  }
  const others = (options ?? []).findLastIndex(({ text }) => text === OTHERS);
  return (value) => {
    const isOther = !indexes.has(value) && othersText(value) !== undefined && others !== -1;
    return isOther ? others : indexes.get(value);
  };
}

/** Whether the texts of a question's choices are unique. */
export const isDistinct = ({ options }: QuestionSummary): boolean =>
  new Set((options ?? []).map(({ text }) => text)).size === (options ?? []).length;

/** Reads the answers of an analysis one response at a time, so that the caller can pause. */
function createReader({ questions, responses }: SurveyAnalysis) {
  const columns = new Map<
    number,
    { taken: Taken[]; indexOf: ReturnType<typeof indexesOf>; options: QuestionSummary['options'] }
  >(
    questions.map((question) => [
      question.id,
      {
        options: question.options,
        taken: new Array<Taken>(responses.length).fill(undefined),
        indexOf: takesChoices(question) ? indexesOf(question) : () => undefined,
      },
    ]),
  );
  const table: AnswerTable = new Map([...columns].map(([id, { taken }]) => [id, taken]));
  let next = 0;
  return {
    table,
    isDone: () => next === responses.length,
    readOne() {
      const row = next++;
      for (const { questionId, values } of responses[row]?.answers ?? []) {
        const column = columns.get(questionId);
        if (!column || answersAmong(values, column.options ?? []).length === 0) continue;
        const indexes = values.map(column.indexOf).filter((index) => typeof index === 'number');
        column.taken[row] = values.length > 1 ? [...new Set(indexes)] : indexes;
      }
    },
  };
}

const readers = new WeakMap<SurveyAnalysis, ReturnType<typeof createReader>>();

function readerOf(analysis: SurveyAnalysis) {
  const reader = readers.get(analysis) ?? createReader(analysis);
  readers.set(analysis, reader);
  return reader;
}

/** Whether the server says who answered what: with one person unknown, no base is right. */
export const tellsAnswers = ({ responses }: SurveyAnalysis): boolean =>
  responses.length > 0 && responses.every(({ answers }) => answers);

/** Reads answers in advance for some milliseconds. Returns whether all are read. */
export function readAnswersAhead(analysis: SurveyAnalysis, milliseconds: number): boolean {
  const reader = readerOf(analysis);
  const end = performance.now() + milliseconds;
  // Reading the clock takes longer than reading a response.
  for (let count = 0; !reader.isDone(); count++) {
    if (count % 64 === 63 && performance.now() >= end) return false;
    reader.readOne();
  }
  return true;
}

/**
 * Who answered what (REPORT-18); null if the server does not say. A value that is no choice of its
 * question counts as an answer without a choice. The result is cached with the analysis.
 */
export function readAnswerTable(analysis: SurveyAnalysis): AnswerTable | null {
  if (!tellsAnswers(analysis)) return null;
  const reader = readerOf(analysis);
  while (!reader.isDone()) reader.readOne();
  return reader.table;
}
