import { isFigure, isMoment } from '#domain/field/values.ts';
import { isBlankText } from '../field/visible.ts';
import { type Read, type Unread, withUnread } from '../response/response.ts';
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
  values: (values) => isPlain(values, isString),
});

const isPlainResponse = fits<Omit<AnalyzedResponse, keyof Unread>>({
  id: isId,
  surveyorName: isText,
  user: (user) => user == null || isPlainUser(user),
  answers: (answers) => answers == null || isPlain(answers, isPlainGiven),
  lat: isText,
  long: isText,
  createdAt: isMoment,
  completionPercentage: (value) => isFigure('percentage', value),
  timeSpent: (value) => isFigure('seconds', value),
});

const isPlain = (list: unknown, isItem: (item: unknown) => boolean): list is never[] =>
  Array.isArray(list) && list.every(isItem);

const bySchema = (answer: unknown) =>
  surveyAnalysisSchema['~standard'].validate(answer) as Read<SurveyAnalysis>;

function read(answer: unknown): Read<SurveyAnalysis> {
  if (!isObject(answer) || !Array.isArray(answer.questions)) return bySchema(answer);
  const { responses } = answer;
  const answersOf = answer.questions.map((question) => {
    const answers = isObject(question) ? question.answers : null;
    return isPlain(answers, isPlainAnswer) ? answers : null;
  });
  const hasPlainResponses = isPlain(responses, isPlainResponse);
  const rest = bySchema({
    ...answer,
    ...(hasPlainResponses && { responses: [] }),
    questions: answer.questions.map((question, index) =>
      answersOf[index] ? { ...question, answers: [] } : question,
    ),
  });
  if ('issues' in rest && rest.issues) return rest;
  const { value } = rest as { value: SurveyAnalysis };
  return {
    value: {
      ...value,
      responses: hasPlainResponses
        ? responses
        : withUnread(value.responses, responses as unknown[]),
      questions: value.questions.map((question, index) => {
        const answers = answersOf[index] ?? question.answers;
        // An answer of blanks says nothing.
        const isWhole = answers?.every(isWritten) ?? true;
        return { ...question, answers: isWhole ? answers : answers?.filter(isWritten) };
      }),
    },
  };
}

/**
 * The fast path of `surveyAnalysisSchema`, as a standard schema: zod would copy each of 100,000
 * responses. Lists whose items fit are kept unchanged; the schema reads everything else (ENTITY-1).
 */
export const readAnalysis = {
  '~standard': { version: 1 as const, vendor: 'canvass', validate: read },
};
