import * as z from 'zod/mini';
import {
  idSchema,
  isPlausibleNumber,
  isPlausibleTimestamp,
  metricSchema,
  timestampSchema,
} from '#domain/field/plausibleValues.ts';
import { respondentShape } from '../response/response.ts';
import {
  createItemCheck,
  createListCheck,
  fastList,
  isId,
  isOptionalString,
  isString,
} from './fastList.ts';

/** A place that cannot be read is none. */
const coordinate = z.catch(z.nullish(z.string()), null);

const countSchema = z.nullish(z.int().check(z.nonnegative()));

const optionSummarySchema = z.object({
  order: z.nullish(z.number()),
  text: z.string(),
  isActive: z.nullish(z.boolean()),
  responseCount: countSchema,
  responsePercentage: z.nullish(z.number()),
  selectionPercentage: z.nullish(z.number()),
});

export type OptionSummary = z.infer<typeof optionSummarySchema>;

const answerSchema = z.object({ id: idSchema, value: z.string() });

export type Answer = z.infer<typeof answerSchema>;

const questionSummarySchema = z.object({
  id: idSchema,
  text: z.string(),
  type: z.string(),
  responseCount: countSchema,
  options: z.nullish(z.array(optionSummarySchema)),
  answers: z.nullish(z.array(answerSchema)),
});

export type QuestionSummary = z.infer<typeof questionSummarySchema>;

const givenAnswerSchema = z.object({ questionId: idSchema, values: z.array(z.string()) });

/** A person's answer: a text, or the texts of options; `othersValue` is the added option's. */
export type GivenAnswer = z.infer<typeof givenAnswerSchema>;

const analyzedResponseSchema = z.object({
  id: idSchema,
  ...respondentShape,
  lat: coordinate,
  long: coordinate,
  createdAt: timestampSchema,
  completionPercentage: metricSchema('percentage'),
  timeSpent: metricSchema('seconds'),
  /** One entry per answered question. A server may leave it out (REPORT-18). */
  answers: z.nullish(z.array(givenAnswerSchema)),
});

export type AnalyzedResponse = z.infer<typeof analyzedResponseSchema>;

/**
 * A survey with its responses and figures (ENTITY-1), as GET /survey/analyze/{id} answers.
 * Percentages are 0 to 100, times in seconds. Times, completion and places that cannot be read are
 * missing; any other part that does not fit is a failure.
 */
export const surveyAnalysisSchema = z.object({
  id: idSchema,
  title: z.string(),
  /** Sent in lists; a report works without it. */
  status: z.nullish(z.string()),
  user: z.nullish(z.object({ email: z.string() })),
  averageTimeSpent: metricSchema('seconds'),
  averageCompletionRate: metricSchema('percentage'),
  questions: z.array(questionSummarySchema),
  responses: z.array(analyzedResponseSchema),
});

const isAnswer = createItemCheck<Answer>({ id: isId, value: isString });

const isUser = createItemCheck<NonNullable<AnalyzedResponse['user']>>({
  firstName: isString,
  middleName: isOptionalString,
  lastName: isString,
});

const isGivenAnswers = createListCheck(
  createItemCheck<GivenAnswer>({ questionId: isId, values: createListCheck(isString) }),
);

const isAnalyzedResponse = createItemCheck<AnalyzedResponse>({
  id: isId,
  surveyorName: isOptionalString,
  user: (user) => user == null || isUser(user),
  answers: (answers) => answers == null || isGivenAnswers(answers),
  lat: isOptionalString,
  long: isOptionalString,
  createdAt: isPlausibleTimestamp,
  completionPercentage: (value) => isPlausibleNumber('percentage', value),
  timeSpent: (value) => isPlausibleNumber('seconds', value),
});

/** The same schema, with lists kept whose items all fit: zod copies each of 100,000 responses. */
export const fastAnalysisSchema = z.extend(surveyAnalysisSchema, {
  questions: z.nullish(
    z.array(
      z.extend(questionSummarySchema, { answers: z.nullish(fastList(answerSchema, isAnswer)) }),
    ),
  ),
  responses: z.nullish(fastList(analyzedResponseSchema, isAnalyzedResponse)),
});

export type SentAnalysis = z.infer<typeof fastAnalysisSchema>;

/** The analysis with the lists and figures that a server may leave out (`deriveFigures`). */
export interface SurveyAnalysis extends SentAnalysis {
  questions: QuestionSummary[];
  responses: AnalyzedResponse[];
}
