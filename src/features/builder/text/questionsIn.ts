import type { QuestionType } from '#domain/survey/question.ts';
import type { ReadLine } from './readLines.ts';

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

/** An answer blank behind a text. */
const withoutRule = (text: string) => text.replace(/[\s:]*_{3,}\s*$/, '').trim();

function questionOf(text: string, choices: string[]): TextQuestion {
  const several = SEVERAL.test(text);
  let words = text.replace(SEVERAL, '').replace(ONE, '');
  const required = REQUIRED.test(words);
  words = withoutRule(words.replace(REQUIRED, ''));
  const others = choices.filter((choice) => OTHERS.test(choice));
  const own = choices
    .filter((choice) => !OTHERS.test(choice))
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
