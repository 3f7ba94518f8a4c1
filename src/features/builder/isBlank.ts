import { hasChoices } from '#domain/survey/question.ts';
import type { DraftQuestion } from './draft.ts';

/** Whether a question is unfinished: its text or an active choice is empty. It may be sent all the same. */
export function isBlank(question: DraftQuestion): boolean {
  const { text, options } = question;
  const lacksText = text.trim() === '';
  const hasBlankChoice = options.some((option) => option.isActive && option.text.trim() === '');
  return lacksText || (hasChoices(question) && hasBlankChoice);
}
