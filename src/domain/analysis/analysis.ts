import * as z from 'zod/mini';
import { idSchema, metricSchema, timestampSchema } from '#domain/field/plausibleValues.ts';
import { type RawValues, respondentShape } from '../response/response.ts';

const coordinate = z.catch(z.nullish(z.string()), null);

const optionSummarySchema = z.object({
  order: z.catch(z.nullish(z.number()), null),
  text: z.string(),
  isActive: z.catch(z.nullish(z.boolean()), null),
  responseCount: metricSchema('count'),
  responsePercentage: metricSchema('percentage'),
  selectionPercentage: metricSchema('percentage'),
});

export type OptionSummary = z.infer<typeof optionSummarySchema> & {
  /** Whether it represents every answer that matches no option of the survey (REPORT-27). */
  isUnlisted?: true;
};

const answerSchema = z.object({ id: idSchema, value: z.string() });

export type Answer = z.infer<typeof answerSchema>;

const questionSummarySchema = z.object({
  id: idSchema,
  text: z.string(),
  type: z.string(),
  responseCount: metricSchema('count'),
  options: z.nullish(z.array(optionSummarySchema)),
  answers: z.nullish(z.array(answerSchema)),
});

export type QuestionSummary = Omit<z.infer<typeof questionSummarySchema>, 'options'> & {
  options?: OptionSummary[] | null | undefined;
};

const givenAnswerSchema = z.object({ questionId: idSchema, values: z.array(z.string()) });

/**
 * One person's answer to one question: the given text, or the texts of the options (`othersValue`
 * for the added one).
 */
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
  answers: z.catch(z.nullish(z.array(givenAnswerSchema)), null),
});

export type AnalyzedResponse = z.infer<typeof analyzedResponseSchema> & RawValues;

/**
 * A survey with its responses and figures (ENTITY-1), as GET /survey/analyze/{id} answers.
 * Percentages are 0 to 100, times in seconds. A meaningless figure is read as missing, never as a
 * failure.
 */
export const surveyAnalysisSchema = z.object({
  id: idSchema,
  title: z.string(),
  /** Sent in lists; a report works without it. */
  status: z.catch(z.nullish(z.string()), null),
  user: z.catch(z.nullish(z.object({ email: z.string() })), null),
  averageTimeSpent: metricSchema('seconds'),
  averageCompletionRate: metricSchema('percentage'),
  questions: z.array(questionSummarySchema),
  responses: z.array(analyzedResponseSchema),
});

export type SurveyAnalysis = Omit<
  z.infer<typeof surveyAnalysisSchema>,
  'questions' | 'responses'
> & {
  questions: QuestionSummary[];
  responses: AnalyzedResponse[];
  /** The number of answers and responses that could not be read; undefined for none (REPORT-26). */
  unreadableAnswerCount?: number;
};
