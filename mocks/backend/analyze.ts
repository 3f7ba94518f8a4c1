import type * as z from 'zod';
import { isBlankText } from '#domain/field/displayText.ts';
import { isPlausibleNumber } from '#domain/field/plausibleValues.ts';
import {
  answersAmong,
  isChoiceQuestion,
  OTHERS,
  othersText,
  type Question,
} from '#domain/survey/question.ts';
import type { responseRecord, surveyRecord } from './records.ts';

type SurveyRecord = z.infer<typeof surveyRecord>;
type ResponseRecord = z.infer<typeof responseRecord>;

const toPercentage = (part: number, whole: number) => (whole === 0 ? 0 : (part / whole) * 100);

function average(values: number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

const AGAIN = '\u0000';

/**
 * The stored value of each option: its text. A later option with the same text has its own value,
 * so that their answers stay apart.
 */
export function optionValues(options: { text: string }[]): string[] {
  const countsByText = new Map<string, number>();
  return options.map(({ text }) => {
    const earlier = countsByText.get(text) ?? 0;
    countsByText.set(text, earlier + 1);
    return earlier === 0 ? text : `${text}${AGAIN}${earlier}`;
  });
}

/**
 * Whether a value was written under a question's added "Others": an option may have the same words.
 */
export function isWrittenOther({ options }: Pick<Question, 'options'>) {
  const optionTexts = new Set(optionValues(options));
  return (value: string) => othersText(value) !== undefined && !optionTexts.has(value);
}

const isKnown =
  (kind: Parameters<typeof isPlausibleNumber>[0]) =>
  (value: number | null): value is number =>
    value !== null && isPlausibleNumber(kind, value);

function summarizeOptions(question: Question, answers: string[][]) {
  const storedTexts = optionValues(question.options);
  const options = question.options.map(({ text, isActive }, index) => ({
    text,
    isActive,
    count: answers.filter((values) => values.includes(storedTexts[index] ?? text)).length,
  }));
  if (question.hasOthers) {
    const others = answers.filter((values) => values.some(isWrittenOther(question)));
    options.push({ text: OTHERS, isActive: true, count: others.length });
  }
  const selections = options.reduce((sum, { count }) => sum + count, 0);
  return options.map(({ text, isActive, count }, index) => ({
    order: index + 1,
    text,
    isActive,
    responseCount: count,
    responsePercentage: toPercentage(count, answers.length),
    selectionPercentage: toPercentage(count, selections),
  }));
}

/** The texts under "Others": the answers of a choice question. */
function writtenOthers(question: Question, givenAnswers: { id: number; values: string[] }[]) {
  return givenAnswers.flatMap(({ id, values }) =>
    values
      .filter(isWrittenOther(question))
      .map((value) => ({ id, value: othersText(value) ?? '' }))
      .filter(({ value }) => !isBlankText(value)),
  );
}

function summarize(question: Question, responses: ResponseRecord[]) {
  const givenAnswers = responses.flatMap(({ id, answers }) =>
    answers
      .filter(({ questionId }) => questionId === question.id)
      .map(({ values }) => ({ id, values })),
  );
  const valueLists = givenAnswers.map(({ values }) => values);
  const { id, text, type } = question;
  return {
    id,
    text,
    type,
    responseCount: givenAnswers.length,
    options: isChoiceQuestion(question) ? summarizeOptions(question, valueLists) : [],
    answers: isChoiceQuestion(question)
      ? writtenOthers(question, givenAnswers)
      : givenAnswers.map((answer) => ({ id: answer.id, value: answer.values[0] ?? '' })),
  };
}

/** The responses without values that are no answers, and without questions that have no other. */
function removeEmptyAnswers(responses: ResponseRecord[], questions: Question[]): ResponseRecord[] {
  const optionsById = new Map(questions.map(({ id, options }) => [id, options]));
  return responses.map((response) => ({
    ...response,
    answers: response.answers
      .map(({ questionId, values }) => ({
        questionId,
        values: answersAmong(values, optionsById.get(questionId)),
      }))
      .filter(({ values }) => values.length > 0),
  }));
}

/** The analysis of a survey (ENTITY-1, SERVER-16). Every figure is computed from its responses. */
export function analyze(
  { id, title, status, questions }: SurveyRecord,
  listedResponses: ResponseRecord[],
  user?: { email: string },
) {
  const responses = removeEmptyAnswers(listedResponses, questions);
  // A meaningless figure is missing, here as in the list of responses.
  const times = responses.map(({ timeSpent }) => timeSpent);
  const completions = responses.map(({ completionPercentage }) => completionPercentage);
  return {
    id,
    title,
    status,
    ...(user && { user: { email: user.email } }),
    averageTimeSpent: average(times.filter(isKnown('seconds'))),
    averageCompletionRate: average(completions.filter(isKnown('percentage'))),
    questions: questions.map((question) => summarize(question, responses)),
    responses: responses.map((response) => ({
      id: response.id,
      lat: response.lat,
      long: response.long,
      createdAt: response.createdAt,
      completionPercentage: response.completionPercentage,
      timeSpent: response.timeSpent,
      surveyorName: response.surveyorName,
      user: response.user,
      answers: response.answers.map(({ questionId, values }) => ({
        questionId,
        values: values.map((value) => value.split(AGAIN)[0] ?? value),
      })),
    })),
  };
}
