import * as z from 'zod/mini';
import { idSchema } from '../field/id.ts';

export const questionTypeSchema = z.enum(['text', 'multiple', 'single']);

export type QuestionType = z.infer<typeof questionTypeSchema>;

/**
 * A choice of a question. One that is not active stays with the survey but is offered to nobody. A server
 * that gives choices an `id` gets it back, and can tell a renamed choice from a new one.
 */
export const optionSchema = z.object({
  id: z.optional(idSchema),
  text: z.string(),
  isActive: z.boolean(),
});

export type Option = z.infer<typeof optionSchema>;

/** A question as it is asked (BUILDER-6 to BUILDER-10). `hasOthers` adds a choice with a text of one's own. */
export const questionSchema = z.object({
  id: idSchema,
  text: z.string(),
  type: questionTypeSchema,
  required: z.boolean(),
  hasOthers: z.boolean(),
  options: z.array(optionSchema),
});

export type Question = z.infer<typeof questionSchema>;

interface QuestionTypeFacts {
  /** What the builder calls it. */
  label: string;
  hasChoices: boolean;
  /** Whether a person may choose several: shares then have two denominators. */
  isMultiple: boolean;
}

/** Every type of question, in the order that the builder offers them (BUILDER-7). */
export const questionTypes: Record<QuestionType, QuestionTypeFacts> = {
  text: { label: 'Text box', hasChoices: false, isMultiple: false },
  multiple: { label: 'Multiple choice', hasChoices: true, isMultiple: true },
  single: { label: 'Single Choice', hasChoices: true, isMultiple: false },
};

/**
 * The part that a screen or file has for the type of a question. A record without one of the types is a type error. A
 * type that a server invented gets the part of a text.
 */
export const forType = <Part>(
  parts: Record<QuestionType, Part>,
  { type }: { type: string },
): Part => (Object.hasOwn(parts, type) ? parts[type as QuestionType] : parts.text);

export const hasChoices = (question: { type: string }) =>
  forType(questionTypes, question).hasChoices;
export const isMultiple = (question: { type: string }) =>
  forType(questionTypes, question).isMultiple;
