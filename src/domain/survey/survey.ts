import * as z from 'zod/mini';
import { isBlankText, shortened } from '#domain/field/displayText.ts';
import { idSchema, isPlausibleTimestamp } from '#domain/field/plausibleValues.ts';
import { optionSchema, questionSchema } from './question.ts';

export const surveyStatusSchema = z.enum(['Open', 'Closed']);

/** An option without `isActive` is offered. */
const storedQuestionSchema = z.extend(questionSchema, {
  options: z.array(z.extend(optionSchema, { isActive: z.catch(z.boolean(), true) })),
});

/** The response of GET /survey/{id}: a survey with its questions. */
export const surveySchema = z.object({
  id: idSchema,
  title: z.string(),
  logo: z.nullish(z.string()),
  questions: z.array(storedQuestionSchema),
});

export type Survey = z.infer<typeof surveySchema>;

/** A row of the survey list (LIST-1). Of statuses only "Closed" is special (LIST-11). */
export const surveySummarySchema = z.object({
  id: idSchema,
  title: z.string(),
  status: z.string(),
  /** Required, but empty if implausible. */
  updatedAt: z.string().check(z.overwrite((text) => (isPlausibleTimestamp(text) ? text : ''))),
  responseCount: z.int().check(z.nonnegative()),
  user: z.nullish(z.object({ email: z.string() })),
});

export type SurveySummary = z.infer<typeof surveySummarySchema>;

/** The response of POST /survey and POST /survey/super-admin: a page of surveys. */
export const surveyPageSchema = z.object({
  surveys: z.array(surveySummarySchema),
  totalPages: z.int().check(z.nonnegative()),
});

export type SurveyPage = z.infer<typeof surveyPageSchema>;

/** A survey's displayed title: an old survey may have none, or an invisible one (SEAM-37). */
export function surveyTitle({ title }: { title: string }): string {
  return isBlankText(title) ? 'Untitled survey' : shortened(title.trim());
}
