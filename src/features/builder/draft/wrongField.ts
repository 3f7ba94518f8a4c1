import { firstIssues } from '#domain/field/firstIssues.ts';
import { surveyFormSchema } from '#domain/survey/surveyForm.ts';
import { type Draft, formOf } from './draft.ts';

/** A field of the builder by its `data-focus`, and the question that it is in. */
export interface WrongField {
  field: string;
  question: string | undefined;
}

/**
 * The first field of a draft that breaks a rule, none where it can be sent. A rule is broken at "title",
 * "questions.3.options.1.text", or "questions.3.options" where a choice is missing (SEAM-23).
 */
export function wrongField(draft: Draft): WrongField | null {
  const [path] = Object.keys(firstIssues(surveyFormSchema, formOf(draft)));
  if (path === undefined) return null;
  const [name = '', place, part, option] = path.split('.');
  const question = draft.questions[Number(place)];
  const missing = question && part === 'options' ? `add-${question.key}` : undefined;
  const field = question?.options[Number(option)]?.key ?? missing ?? question?.key ?? name;
  return { field, question: question?.key };
}
