import { isBlankText } from '#domain/field/visible.ts';
import { hasChoices } from '#domain/survey/question.ts';
import type { DraftQuestion } from './draft.ts';

/**
 * Whether a question is unfinished: its text or an active choice is empty. It may still be sent.
 */
export function isUnfinished(question: DraftQuestion): boolean {
  const { text, options } = question;
  const lacksText = isBlankText(text);
  const hasBlankChoice = options.some((option) => option.isActive && isBlankText(option.text));
  return lacksText || (hasChoices(question) && hasBlankChoice);
}
