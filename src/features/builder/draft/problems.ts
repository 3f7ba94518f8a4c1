import { firstIssues } from '#domain/field/firstIssues.ts';
import { isBlankText } from '#domain/field/visible.ts';
import { hasChoices } from '#domain/survey/question.ts';
import { surveyFormSchema } from '#domain/survey/surveyForm.ts';
import { type Draft, type DraftQuestion, formOf } from './draft.ts';

/** Whether two active choices have the same text. A report cannot tell such choices apart. */
export function hasEqualChoices(question: DraftQuestion): boolean {
  const texts = question.options
    .filter(({ text, isActive }) => isActive && !isBlankText(text))
    .map(({ text }) => text.trim());
  return hasChoices(question) && new Set(texts).size < texts.length;
}

/** Whether a question is unfinished: its text or an active choice is empty, or choices are equal. */
export function isUnfinished(question: DraftQuestion): boolean {
  const { text, options } = question;
  const hasBlankChoice = options.some((option) => option.isActive && isBlankText(option.text));
  return isBlankText(text) || (hasChoices(question) && hasBlankChoice) || hasEqualChoices(question);
}

/** A builder field by its `data-focus`, and its question. */
export interface WrongField {
  field: string;
  question: string | undefined;
}

/**
 * The first invalid field of a draft; null if it can be sent. An issue's path is "title",
 * "questions.3.options.1.text", or "questions.3.options" if a choice is missing (SEAM-23).
 */
export function invalidField(draft: Draft): WrongField | null {
  const [path] = Object.keys(firstIssues(surveyFormSchema, formOf(draft)));
  if (path === undefined) return null;
  const [name = '', place, part, option] = path.split('.');
  const question = draft.questions[Number(place)];
  const missing = question && part === 'options' ? `add-${question.key}` : undefined;
  const field = question?.options[Number(option)]?.key ?? missing ?? question?.key ?? name;
  return { field, question: question?.key };
}
