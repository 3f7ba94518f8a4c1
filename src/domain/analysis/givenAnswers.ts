import { answersAmong, isChoiceQuestion, OTHERS, othersText } from '#domain/survey/question.ts';
import { isBlankText } from '../field/displayText.ts';
import type { AnalyzedResponse, Answer, GivenAnswer, QuestionSummary } from './analysis.ts';
import { equalText } from './equalAnswers.ts';

type QuestionWithOptions = Pick<QuestionSummary, 'options'>;

/** The indexes of options by their text; null for a text that several options share. */
function indexesBy(options: readonly { text: string }[], spell: (text: string) => string) {
  const indexes = new Map<string, number | null>();
  for (const [index, { text }] of options.entries()) {
    indexes.set(spell(text), indexes.has(spell(text)) ? null : index);
  }
  return indexes;
}

/** Finds a value's option by its text, or else an equal text (REPORT-12): null for several. */
export function optionFinder({
  options,
}: QuestionWithOptions): (value: string) => number | null | undefined {
  const same = indexesBy(options ?? [], String);
  const equal = indexesBy(options ?? [], equalText);
  return (value) => (same.has(value) ? same.get(value) : equal.get(equalText(value)));
}

/** Reads the values of a question: its options as they are spelled in it, and texts. */
export function answerReader({
  options,
}: QuestionWithOptions): (values: readonly string[]) => string[] {
  const find = optionFinder({ options });
  return (values) =>
    answersAmong(values, options ?? []).map((value) => options?.[find(value) ?? -1]?.text ?? value);
}

/** A response's values by question. Several entries for one question are one answer. */
export function valuesByQuestion(answers: readonly GivenAnswer[]): Map<number, string[]> {
  const entries = Map.groupBy(answers, ({ questionId }) => questionId);
  return new Map([...entries].map(([id, all]) => [id, all.flatMap(({ values }) => values)]));
}

/** Whether people can write texts: in a text question, or under "Others". */
const hasTexts = (question: QuestionSummary): boolean =>
  !isChoiceQuestion(question) || (question.options ?? []).some(({ text }) => text === OTHERS);

/** Finds the text in a value: of a choice question the one under "Others"; undefined for none. */
function textReader(question: QuestionSummary): (value: string) => string | undefined {
  if (!isChoiceQuestion(question)) return (value) => value;
  const find = optionFinder(question);
  return (value) => (find(value) === undefined ? othersText(value) : undefined);
}

/** By question id, the texts that people wrote, each with the id of its response. */
export function collectTexts(
  questions: readonly QuestionSummary[],
  responses: readonly AnalyzedResponse[],
): ReadonlyMap<number, Answer[]> {
  const columns = new Map(
    questions
      .filter(hasTexts)
      .map((question) => [question.id, { readText: textReader(question), texts: [] as Answer[] }]),
  );
  for (const { id, answers } of columns.size > 0 ? responses : []) {
    for (const { questionId, values } of answers ?? []) {
      const column = columns.get(questionId);
      for (const value of values) {
        const text = column?.readText(value);
        if (text !== undefined && !isBlankText(text)) column?.texts.push({ id, value: text });
      }
    }
  }
  return new Map([...columns].map(([id, { texts }]) => [id, texts]));
}
