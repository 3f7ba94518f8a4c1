import type { QuestionType } from '#domain/survey/question.ts';
import { isTooLong, type ReadLine } from './readLines.ts';

/** A question from a text. */
export interface TextQuestion {
  text: string;
  type: QuestionType;
  required: boolean;
  hasOthers: boolean;
  choices: string[];
}

const SEVERAL =
  /\s*[([]\s*(?:please\s+)?(?:select|choose|tick|check|mark)\s+(?:all|any|as many|one or more)[^)\]]*[)\]]/i;
const ONE =
  /\s*[([]\s*(?:please\s+)?(?:select|choose|tick|check|mark)\s+(?:one|only one|a single)[^)\]]*[)\]]/i;
const REQUIRED = /\s*(?:\*+|[([]\s*required\s*[)\]])\s*$/i;
const OTHERS =
  /^others?\b\s*(?:[,:–-]?\s*[([]?\s*please\s+(?:specify|state|say|explain)[^)\]]*[)\]]?)?\s*[:._\s]*$/i;

/** A text without an answer blank behind it. A pattern for it would take quadratic time. */
function withoutRule(text: string): string {
  const whole = text.trim();
  let end = whole.length;
  while (whole[end - 1] === '_') end -= 1;
  if (whole.length - end < 3) return whole;
  while (end > 0 && /[\s:]/.test(whole[end - 1] ?? '')) end -= 1;
  return whole.slice(0, end);
}

const isOthers = (text: string) => !isTooLong(text) && OTHERS.test(text);

function questionOf(text: string, choices: string[]): TextQuestion {
  const isRead = !isTooLong(text);
  const several = isRead && SEVERAL.test(text);
  const asked = isRead ? text.replace(SEVERAL, '').replace(ONE, '') : text;
  const required = isRead && REQUIRED.test(asked);
  const words = isRead ? withoutRule(asked.replace(REQUIRED, '')) : text;
  const others = choices.filter(isOthers);
  const own = choices
    .filter((choice) => !isOthers(choice))
    .map(withoutRule)
    .filter(Boolean);
  const hasChoices = own.length > 0 || others.length > 0;
  return {
    text: words,
    type: hasChoices ? (several ? 'multiple' : 'single') : 'text',
    required,
    hasOthers: hasChoices && others.length > 0,
    choices: own,
  };
}

/** The questions in the given lines: each takes the choices that follow it. */
export function questionsIn(lines: readonly ReadLine[]): TextQuestion[] {
  const found: { text: string; choices: string[] }[] = [];
  for (const { kind, text } of lines) {
    if (kind === 'question') found.push({ text, choices: [] });
    if (kind === 'choice') found.at(-1)?.choices.push(text);
  }
  return found.map(({ text, choices }) => questionOf(text, choices));
}

/** A bullet, "1." or "a)": the start of a list item. "A. Lincoln" and "No. 5" do not count. */
const MARK = /^\s*(?:•\s*|[-*–]\s+|\(?\d{1,3}[.)]\s+|\(?[a-z]\)\s+)/;

/** A pasted choice without surrounding blanks and list mark. */
export const plainLine = (line: string): string => line.replace(MARK, '').trim();
