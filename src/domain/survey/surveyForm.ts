import * as z from 'zod/mini';
import { idSchema } from '#domain/field/plausibleValues.ts';
import { isBlankText } from '../field/displayText.ts';
import { trimmedText } from '../field/text.ts';
import { limits } from '../limits.ts';
import { hasOptions, type Option, type Question, questionSchema } from './question.ts';
import { surveyStatusSchema } from './survey.ts';

type QuestionInput = Omit<Question, 'id'>;

const needsOptions = (question: QuestionInput) => question.required && hasOptions(question);

/** The message about the options of a question, if it lacks one (BUILDER-17). */
export const optionsMessage = (question: QuestionInput): string | undefined =>
  needsOptions(question) && !question.options.some(({ isActive }) => isActive)
    ? 'At least one active answer choice is required'
    : undefined;

/** The message about one option of a question, if it lacks a text (SEAM-23). */
export const optionMessage = (
  question: QuestionInput,
  { isActive, text }: Option,
): string | undefined =>
  needsOptions(question) && isActive && isBlankText(text) ? 'Answer choice is required' : undefined;

/** A question on submit; new ones have no id. A required one with options needs them. */
const questionFormSchema = z.extend(questionSchema, { id: z.optional(idSchema) }).check(
  z.superRefine((question, context) => {
    const add = (message: string | undefined, ...path: (string | number)[]) =>
      message && context.addIssue({ code: 'custom', message, path });
    add(optionsMessage(question), 'options');
    for (const [index, option] of question.options.entries()) {
      add(optionMessage(question, option), 'options', index, 'text');
    }
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

/** The body of POST /survey/create. `image` is the URL of the uploaded logo. */
export const createSurveyBodySchema = z.extend(surveyFormSchema, {
  image: z.nullable(z.string()),
  userId: idSchema,
});

export type CreateSurveyBody = z.infer<typeof createSurveyBodySchema>;

/**
 * The body of POST /survey/update: the whole survey. An omitted question or option is deleted with
 * its answers. `logo` is sent only when it changed; null removes it.
 */
export const updateSurveyBodySchema = z.extend(surveyFormSchema, {
  id: idSchema,
  userId: idSchema,
  logo: z.optional(z.nullable(z.string())),
});

export type UpdateSurveyBody = z.infer<typeof updateSurveyBodySchema>;

/** The body of POST /survey/update-status. */
export const updateSurveyStatusBodySchema = z.object({ id: idSchema, status: surveyStatusSchema });

export type UpdateSurveyStatusBody = z.infer<typeof updateSurveyStatusBodySchema>;
