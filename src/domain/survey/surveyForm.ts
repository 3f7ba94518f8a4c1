import * as z from 'zod/mini';
import { idSchema } from '#domain/field/values.ts';
import { trimmedText } from '../field/text.ts';
import { isBlankText } from '../field/visible.ts';
import { limits } from '../limits.ts';
import { hasChoices, questionSchema } from './question.ts';
import { surveyStatusSchema } from './survey.ts';

/**
 * A question on submit; new ones have no id. A required one with choices needs an active choice,
 * and a text in each active one (BUILDER-17, SEAM-23).
 */
const questionFormSchema = z.extend(questionSchema, { id: z.optional(idSchema) }).check(
  z.superRefine((question, context) => {
    if (!question.required || !hasChoices(question)) return;
    if (!question.options.some(({ isActive }) => isActive)) {
      context.addIssue({
        code: 'custom',
        message: 'At least one active answer choice is required',
        path: ['options'],
      });
    }
    question.options.forEach((option, index) => {
      if (option.isActive && isBlankText(option.text)) {
        context.addIssue({
          code: 'custom',
          message: 'Answer choice is required',
          path: ['options', index, 'text'],
        });
      }
    });
  }),
);

/** An owner's input: a title and questions (BUILDER-14 to BUILDER-17). */
export const surveyFormSchema = z.object({
  title: trimmedText('Title', limits.title),
  questions: z.array(questionFormSchema),
});

export type SurveyForm = z.infer<typeof surveyFormSchema>;

/** An unfinished survey: it has the shape but may break every rule. */
export const typedSurveySchema = z.object({
  title: z.string(),
  questions: z.array(z.object(questionFormSchema.shape)),
});

/** What POST /survey/create takes. `image` is the URL of the uploaded logo. */
export const createSurveyBodySchema = z.extend(surveyFormSchema, {
  image: z.nullable(z.string()),
  userId: idSchema,
});

export type CreateSurveyBody = z.infer<typeof createSurveyBodySchema>;

/**
 * What POST /survey/update takes: the whole survey. An omitted question or choice is deleted with
 * its answers. `logo` is sent only when it changed; null removes it.
 */
export const updateSurveyBodySchema = z.extend(surveyFormSchema, {
  id: idSchema,
  userId: idSchema,
  logo: z.optional(z.nullable(z.string())),
});

export type UpdateSurveyBody = z.infer<typeof updateSurveyBodySchema>;

/** What POST /survey/update-status takes. */
export const updateSurveyStatusBodySchema = z.object({ id: idSchema, status: surveyStatusSchema });

export type UpdateSurveyStatusBody = z.infer<typeof updateSurveyStatusBodySchema>;
