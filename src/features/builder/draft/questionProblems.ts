import { isBlankText } from '#domain/field/displayText.ts';
import { firstIssues } from '#domain/field/firstIssues.ts';
import { hasOptions } from '#domain/survey/question.ts';
import { surveyFormSchema } from '#domain/survey/surveyForm.ts';
import { type Draft, type DraftQuestion, toForm } from './draft.ts';

/** The problem of an unfinished question, and the `data-focus` of the field to change. */
export interface QuestionProblem {
  flaw: 'Untitled question' | 'no choices' | 'an empty choice' | 'equal choices';
  field: string;
}

/** The first flaw of a question; null for a finished one. A report cannot tell equal options apart. */
export function findProblem(question: DraftQuestion): QuestionProblem | null {
  if (isBlankText(question.text)) return { flaw: 'Untitled question', field: question.key };
  if (!hasOptions(question)) return null;
  const active = question.options.filter(({ isActive }) => isActive);
  if (active.length === 0) {
    return question.hasOthers ? null : { flaw: 'no choices', field: `add-${question.key}` };
  }
  const empty = active.find(({ text }) => isBlankText(text));
  if (empty) return { flaw: 'an empty choice', field: empty.key };
  const seenTexts = new Set<string>();
  const equal = active.find(({ text }) => seenTexts.size === seenTexts.add(text.trim()).size);
  return equal ? { flaw: 'equal choices', field: equal.key } : null;
}

export const isUnfinished = (question: DraftQuestion): boolean => findProblem(question) !== null;

/** A builder field by its `data-focus`, and its question. */
export interface WrongField {
  field: string;
  question: string | undefined;
}

/** A draft's first invalid field, as in "questions.3.options.1.text", or null (SEAM-23). */
export function invalidField(draft: Draft): WrongField | null {
  const [path] = Object.keys(firstIssues(surveyFormSchema, toForm(draft)));
  if (path === undefined) return null;
  const [name = '', index, part, option] = path.split('.');
  const question = draft.questions[Number(index)];
  const missing = question && part === 'options' ? `add-${question.key}` : undefined;
  const field = question?.options[Number(option)]?.key ?? missing ?? question?.key ?? name;
  return { field, question: question?.key };
}
