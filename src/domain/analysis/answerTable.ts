import { OTHERS, othersText } from '../survey/others.ts';
import { hasChoices } from '../survey/question.ts';
import type { QuestionSummary, SurveyAnalysis } from './analysis.ts';

/** The places of the choices that one response took in one question; undefined where it was not answered. */
type Taken = readonly number[] | undefined;

/** Who answered what: by question id, what each response took, in the order of `responses`. */
export type AnswerTable = ReadonlyMap<number, readonly Taken[]>;

/** The places of a question's choices, by the value that answers have; null for texts that several choices share. */
function placesOf({ options }: QuestionSummary): (value: string) => number | null | undefined {
  const places = new Map<string, number | null>();
  for (const [place, { text }] of (options ?? []).entries()) {
    places.set(text, places.has(text) ? null : place);
  }
  const others = (options ?? []).findLastIndex(({ text }) => text === OTHERS);
  return (value) => {
    const isOther = !places.has(value) && othersText(value) !== undefined && others !== -1;
    return isOther ? others : places.get(value);
  };
}

/** Whether the choices of a question can be told apart by their texts. */
export const isDistinct = ({ options }: QuestionSummary): boolean =>
  new Set((options ?? []).map(({ text }) => text)).size === (options ?? []).length;

/** Reads the answers of an analysis one response at a time, so that the caller can pause in between. */
function createReader({ questions, responses }: SurveyAnalysis) {
  const columns = new Map<number, { taken: Taken[]; placeOf: ReturnType<typeof placesOf> }>(
    questions.map((question) => [
      question.id,
      {
        taken: new Array<Taken>(responses.length).fill(undefined),
        placeOf: hasChoices(question) ? placesOf(question) : () => undefined,
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
        if (!column) continue;
        const places = values.map(column.placeOf).filter((place) => typeof place === 'number');
        column.taken[row] = values.length > 1 ? [...new Set(places)] : places;
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

/** Whether the server says who answered what. */
export const tellsAnswers = ({ responses }: SurveyAnalysis): boolean =>
  responses.some(({ answers }) => answers);

/** Reads answers ahead of their use for some milliseconds. Returns whether all of them are read. */
export function readAnswersAhead(analysis: SurveyAnalysis, milliseconds: number): boolean {
  const reader = readerOf(analysis);
  const end = performance.now() + milliseconds;
  // Looking at the clock takes longer than reading a response.
  for (let count = 0; !reader.isDone(); count++) {
    if (count % 64 === 63 && performance.now() >= end) return false;
    reader.readOne();
  }
  return true;
}

/**
 * Who answered what (REPORT-18); null where the server does not say. A value that is no choice of its question counts as
 * an answer, and as no choice. What is read stays with the analysis.
 */
export function readAnswerTable(analysis: SurveyAnalysis): AnswerTable | null {
  if (!tellsAnswers(analysis)) return null;
  const reader = readerOf(analysis);
  while (!reader.isDone()) reader.readOne();
  return reader.table;
}
