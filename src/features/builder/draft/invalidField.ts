import { firstIssues } from '#domain/field/firstIssues.ts';
import { surveyFormSchema } from '#domain/survey/surveyForm.ts';
import { type Draft, formOf } from './draft.ts';

/** A builder field by its `data-focus`, and its question. */
export interface WrongField {
  field: string;
  question: string | undefined;
}

/**
 * The first invalid field of a draft; undefined if it can be sent. An issue's path is "title",
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
