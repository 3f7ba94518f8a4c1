import * as z from 'zod/mini';
import { isBlankText } from '#domain/field/displayText.ts';
import { idSchema } from '#domain/field/plausibleValues.ts';

export const questionTypeSchema = z.enum(['text', 'multiple', 'single']);

export type QuestionType = z.infer<typeof questionTypeSchema>;

/**
 * An option of a question. An inactive one stays in the survey but is not offered. A server that
 * gives options an `id` gets it back, so it can tell a renamed option from a new one.
 */
export const optionSchema = z.object({
  id: z.optional(idSchema),
  text: z.string(),
  isActive: z.boolean(),
});

export type Option = z.infer<typeof optionSchema>;

/** A question as asked (BUILDER-6 to BUILDER-10). `hasOthers` adds an option with free text. */
export const questionSchema = z.object({
  id: idSchema,
  text: z.string(),
  type: questionTypeSchema,
  required: z.boolean(),
  hasOthers: z.boolean(),
  options: z.array(optionSchema),
});

export type Question = z.infer<typeof questionSchema>;

/** The kind of an answer. A report counts options and lists texts. */
export type AnswerKind = 'text' | 'one option' | 'several options';

interface QuestionTypeFacts {
  /** The type's label in the builder. */
  label: string;
  shortLabel: string;
  answeredBy: AnswerKind;
  hasOptions: boolean;
}

/** All types of question, in the builder's order (BUILDER-9). */
export const questionTypes: Record<QuestionType, QuestionTypeFacts> = {
  text: { label: 'Text box', shortLabel: 'Text', answeredBy: 'text', hasOptions: false },
  multiple: {
    label: 'Multiple choice',
    shortLabel: 'Multiple',
    answeredBy: 'several options',
    hasOptions: true,
  },
  single: {
    label: 'Single Choice',
    shortLabel: 'Single',
    answeredBy: 'one option',
    hasOptions: true,
  },
};

/** The facts of a question's type. An unknown type has those of a text question. */
export const typeFacts = ({ type }: { type: string }): QuestionTypeFacts =>
  Object.hasOwn(questionTypes, type) ? questionTypes[type as QuestionType] : questionTypes.text;

/** Whether the owner writes the options of a question. */
export const hasOptions = (question: { type: string }) => typeFacts(question).hasOptions;

/** The kind of a question's answers. */
export const answerKind = (question: { type: string }) => typeFacts(question).answeredBy;

const areOptions: Record<AnswerKind, boolean> = {
  text: false,
  'one option': true,
  'several options': true,
};

/** Whether people answer with options. Reports count them; another such type keeps them (SERVER-10). */
export const isChoiceQuestion = (question: { type: string }) => areOptions[answerKind(question)];

/** Whether a changed question keeps its answers: another kind of them loses all (SERVER-10). */
export const preservesAnswers = (
  storedType: { type: string },
  sentType: { type: string },
): boolean => isChoiceQuestion(storedType) === isChoiceQuestion(sentType);

/** Whether a person may take several options: percentages then have two denominators. */
export const isMultiple = (question: { type: string }) =>
  answerKind(question) === 'several options';

/** The text of an option as shown. */
export const optionText = (text: string): string => (isBlankText(text) ? '(no text)' : text);

/** The text of the option that `hasOthers` adds to a question. */
export const OTHERS = 'Others';

const PREFIX = `${OTHERS}: `;

/** The value of a text under the added option: "Others: Juice". */
export const othersValue = (text: string): string => PREFIX + text;

/** The text under the added option; undefined for the text of another option. */
export const othersText = (value: string): string | undefined =>
  value.startsWith(PREFIX) ? value.slice(PREFIX.length) : undefined;

/**
 * The answers among the values of a question: its options, and texts that are not blank. Without
 * one, the question is not answered: no count and no base has it (SERVER-16).
 */
export const answersAmong = (
  values: readonly string[],
  options: readonly { text: string }[] = [],
): string[] =>
  values.filter((value) => !isBlankText(value) || options.some(({ text }) => text === value));
