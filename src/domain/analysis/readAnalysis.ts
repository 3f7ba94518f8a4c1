import { isPlausibleNumber, isPlausibleTimestamp } from '#domain/field/plausibleValues.ts';
import { isBlankText } from '../field/displayText.ts';
import { type RawValues, type Read, withRawValues } from '../response/response.ts';
import {
  type AnalyzedResponse,
  type Answer,
  type GivenAnswer,
  type SurveyAnalysis,
  surveyAnalysisSchema,
} from './analysis.ts';

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isId = (value: unknown) => Number.isSafeInteger(value) && (value as number) > 0;
const isString = (value: unknown) => typeof value === 'string';
const isText = (value: unknown) => typeof value === 'string' || value == null;

/** Whether an item fits, by its fields. A field that only the schema has is a type error. */
const fits = <Item>(checks: { [Name in keyof Item]-?: (value: unknown) => boolean }) => {
  const entries = Object.entries<(value: unknown) => boolean>(checks);
  return (item: unknown) => {
    if (!isObject(item)) return false;
    for (const [name, isFitting] of entries) if (!isFitting(item[name])) return false;
    return true;
  };
};

const isPlainAnswer = fits<Answer>({ id: isId, value: isString });

const isWritten = ({ value }: Answer) => !isBlankText(value);

const isPlainUser = fits<NonNullable<AnalyzedResponse['user']>>({
  firstName: isString,
  middleName: isText,
  lastName: isString,
});

const isPlainGiven = fits<GivenAnswer>({
  questionId: isId,
  values: (values) => isListWith(values, isString),
});

const isPlainResponse = fits<Omit<AnalyzedResponse, keyof RawValues>>({
  id: isId,
  surveyorName: isText,
  user: (user) => user == null || isPlainUser(user),
  answers: (answers) => answers == null || isListWith(answers, isPlainGiven),
  lat: isText,
  long: isText,
  createdAt: isPlausibleTimestamp,
  completionPercentage: (value) => isPlausibleNumber('percentage', value),
  timeSpent: (value) => isPlausibleNumber('seconds', value),
});

const isListWith = (list: unknown, isItem: (item: unknown) => boolean): list is never[] =>
  Array.isArray(list) && list.every(isItem);

/** A number as text, as some servers send texts; anything else unchanged. */
const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value);

/**
 * Whether an id is larger than the integers that are exact. Such ids are compared, but never sent: the
 * schema reads another one in their place.
 */
const isInexactId = (id: unknown): id is number =>
  Number.isInteger(id) && (id as number) > Number.MAX_SAFE_INTEGER;

const schemaId = (id: unknown) => (isInexactId(id) ? 1 : id);

/** The options of a question, with numbers as texts: a rating from 1 to 5. */
const readableOptions = (options: unknown) =>
  Array.isArray(options)
    ? options.map((option) =>
        isObject(option) ? { ...option, text: asText(option.text) } : option,
      )
    : options;

/** A response, unless there is none in its place. */
const readItem = (item: unknown) => item ?? undefined;

/** Removes what cannot be read from answers, so that it does not lose the others, and counts it. */
class AnswerReader {
  unreadableCount = 0;

  /** The items of a list that `read` takes; nothing for anything else. */
  readList<Item>(list: unknown, read: (item: unknown) => Item | undefined) {
    if (list === null || list === undefined) return list;
    if (!Array.isArray(list)) {
      this.unreadableCount += 1;
      return null;
    }
    const items = list.map(read).filter((item) => item !== undefined);
    this.unreadableCount += list.length - items.length;
    return items;
  }

  readText = (value: unknown): string | undefined => {
    const text = asText(value);
    return typeof text === 'string' ? text : undefined;
  };

  /** A response's answer to one question. */
  readGiven = (answer: unknown) =>
    isObject(answer) && isId(answer.questionId) && Array.isArray(answer.values)
      ? { ...answer, values: this.readList(answer.values, this.readText) }
      : undefined;

  /** A text answer in a question's list. */
  readAnswer = (answer: unknown) => {
    if (!isObject(answer) || !isId(schemaId(answer.id))) return undefined;
    const value = this.readText(answer.value);
    return value === undefined ? undefined : { ...answer, id: answer.id as number, value };
  };

  /** A response as the schema takes it. */
  readResponse = (response: unknown) =>
    isObject(response)
      ? {
          ...response,
          id: schemaId(response.id),
          lat: asText(response.lat),
          long: asText(response.long),
          answers: this.readList(response.answers, this.readGiven),
        }
      : response;
}

/** Puts the ids back in whose place the schema read another one. */
const restoreIds = <Row extends { id: number }>(rows: Row[], sentRows: readonly unknown[]): Row[] =>
  rows.map((row, index) => {
    const id = isObject(sentRows[index]) ? sentRows[index].id : row.id;
    return isInexactId(id) ? { ...row, id } : row;
  });

const parseBySchema = (answer: unknown) =>
  surveyAnalysisSchema['~standard'].validate(answer) as Read<SurveyAnalysis>;

function readValue(answer: unknown): Read<SurveyAnalysis> {
  if (!isObject(answer) || !Array.isArray(answer.questions)) return parseBySchema(answer);
  const { responses } = answer;
  const reader = new AnswerReader();
  const answerLists = answer.questions.map((question): Answer[] | null | undefined => {
    const answers = isObject(question) ? question.answers : null;
    return isListWith(answers, isPlainAnswer)
      ? answers
      : reader.readList(answers, reader.readAnswer);
  });
  const hasPlainResponses = isListWith(responses, isPlainResponse);
  const sentResponses = (!hasPlainResponses && reader.readList(responses, readItem)) || [];
  const rest = parseBySchema({
    ...answer,
    ...(Array.isArray(responses) && {
      responses: hasPlainResponses ? [] : sentResponses.map(reader.readResponse),
    }),
    title: asText(answer.title),
    questions: answer.questions.map((question) =>
      isObject(question)
        ? {
            ...question,
            text: asText(question.text),
            options: readableOptions(question.options),
            answers: null,
          }
        : question,
    ),
  });
  if ('issues' in rest && rest.issues) return rest;
  const { value } = rest as { value: SurveyAnalysis };
  return {
    value: {
      ...value,
      responses: hasPlainResponses
        ? responses
        : withRawValues(restoreIds(value.responses, sentResponses), sentResponses),
      questions: value.questions.map((question, index) => {
        const answers = answerLists[index];
        // An answer of blanks says nothing.
        const isComplete = answers?.every(isWritten) ?? true;
        return { ...question, answers: isComplete ? answers : answers?.filter(isWritten) };
      }),
      ...(reader.unreadableCount > 0 && { unreadableAnswerCount: reader.unreadableCount }),
    },
  };
}

/**
 * The fast path of `surveyAnalysisSchema`, as a standard schema: zod copies each of 100,000
 * responses. Lists whose items fit are kept unchanged; the schema reads everything else (ENTITY-1).
 */
export const readAnalysis = {
  '~standard': { version: 1 as const, vendor: 'canvass', validate: readValue },
};
