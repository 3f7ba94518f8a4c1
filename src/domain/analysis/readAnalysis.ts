import { isFigure } from '../field/figure.ts';
import { type SurveyAnalysis, surveyAnalysisSchema } from './analysis.ts';

type Read = { value: SurveyAnalysis } | { issues: readonly { message: string }[] };
type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isId = (value: unknown) => Number.isSafeInteger(value) && (value as number) > 0;
const isText = (value: unknown) => typeof value === 'string' || value == null;

const isPlainAnswer = (answer: unknown) =>
  isObject(answer) && isId(answer.id) && typeof answer.value === 'string';

const isPlainResponse = (response: unknown) =>
  isObject(response) &&
  isId(response.id) &&
  isText(response.lat) &&
  isText(response.long) &&
  isText(response.createdAt) &&
  isFigure('percentage', response.completionPercentage) &&
  isFigure('seconds', response.timeSpent);

const isPlain = (list: unknown, isItem: (item: unknown) => boolean): list is never[] =>
  Array.isArray(list) && list.every(isItem);

const bySchema = (answer: unknown) => surveyAnalysisSchema['~standard'].validate(answer) as Read;

function read(answer: unknown): Read {
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
    questions: answer.questions.map((question, place) =>
      answersOf[place] ? { ...question, answers: [] } : question,
    ),
  });
  if ('issues' in rest && rest.issues) return rest;
  const { value } = rest as { value: SurveyAnalysis };
  return {
    value: {
      ...value,
      ...(hasPlainResponses && { responses }),
      questions: value.questions.map((question, place) => {
        const answers = answersOf[place];
        return answers ? { ...question, answers } : question;
      }),
    },
  };
}

/**
 * `surveyAnalysisSchema` in a hurry, as a standard schema: of 100,000 responses it copies each. Lists that need no mending
 * are looked at and left as they came; everything else is read by the schema (ENTITY-1).
 */
export const readAnalysis = {
  '~standard': { version: 1 as const, vendor: 'canvass', validate: read },
};
