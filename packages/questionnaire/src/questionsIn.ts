import { type Decisions, type LineKind, noDecisions, type QuestionType } from './decisions.ts';
import { ANY_BOX, isTooLong, toAscii } from './marks.ts';
import { patterns } from './patterns.ts';
import { areCounted } from './readBlocks.ts';
import { type ReadLine, readLines } from './readLines.ts';

export interface TextQuestion {
  text: string;
  type: QuestionType;
  required: boolean;
  hasOthers: boolean;
  options: string[];
}

const HAS_CHOICES: Record<QuestionType, boolean> = { text: false, multiple: true, single: true };
const BRACKETS = /\s*[([][^()[\]]*[)\]]/g;
const SENTENCES = /[^.!?]*[.!?]*\s*(?:[*＊]\s+)?/g;

/** A text without an answer blank after it. A regular expression takes quadratic time for it. */
function removeRule(text: string): string {
  const whole = text.trim();
  let end = whole.length;
  while (/[_＿.…·\s]/u.test(whole[end - 1] ?? '')) end -= 1;
  const rule = whole.slice(end);
  if (rule.replace(/\s/g, '').length < 3 && !/[_＿]{2}|…{2}/u.test(rule)) return whole;
  while (end > 0 && /[\s:：]/u.test(whole[end - 1] ?? '')) end -= 1;
  return whole.slice(0, end);
}

/** A question up to its answer blank, after which a unit may follow: "Age: ____ years". */
function beforeBlank(text: string): string {
  const ruleStart = text.search(
    /(?:\b(?:19|20))?[_＿]\s?[_＿]|\.{3,}\s*\/|\.{6,}|\|_|[(（]\s{3,}[)）]|(?<=[?？؟])\s*(?:\.{3,}|…)/u,
  );
  const textBehind = text.slice(ruleStart).replace(/[|_＿.…\s]/gu, '');
  return ruleStart > 0 && !/\p{L}.*\s.*\p{L}/u.test(text.slice(ruleStart)) && textBehind.length < 25
    ? text.slice(0, ruleStart).replace(/[\s|]+$/u, '')
    : text;
}

/** Options of a sentence without its commas: "Cat," "Dog," "Fish." */
function removeCommas(options: string[]): string[] {
  const isEnded = options.slice(0, -1).every((option) => /[,;、，；]$/u.test(option.trim()));
  return options.length > 1 && isEnded
    ? options.map((option) => option.trim().replace(/[,;、，；.]$/u, ''))
    : options;
}

/** Options without the letters after them, in order: "Boil ... A", "Filter .. B". */
function removeLetters(options: string[]): string[] {
  const codes = options.map((option) =>
    isTooLong(option) ? '' : (/[.…_\s]{2,}([A-Z])\s*$/u.exec(toAscii(option))?.[1] ?? ''),
  );
  const first = codes[0]?.charCodeAt(0) ?? 0;
  const areInOrder =
    first === 65 && codes.slice(0, 3).every((code, index) => code.charCodeAt(0) === first + index);
  return options.length > 2 && areInOrder && codes.every(Boolean)
    ? options.map((option) => option.replace(/[.…_\s]+[A-Z]\s*$/u, ''))
    : options;
}

const CODE = /^(\d{1,3})\s+(?=\p{L})/u;

/** Options without the codes between their boxes and their words: "[ ] 1 Female", "[ ] 2 Male". */
function removeLeadingCodes(options: string[]): string[] {
  const lines = options.map((option) => {
    const [code = '', label = ''] = CODE.exec(toAscii(option)) ?? [];
    return { label, text: option.slice(code.length) };
  });
  const areCodes = options.length > 1 && lines.every(({ label }) => label) && areCounted(lines);
  return areCodes ? lines.map(({ text }) => text) : options;
}

/** Options without the codes after them: "Yes 1", "No 2". "Class 1", "Class 2" are no codes. */
function removeCodes(options: string[]): string[] {
  const own = options.filter((option) => !isOthers(option));
  const codes = own.map((option) => Number(/\s\(?(\d{1,3})\)?$/.exec(toAscii(option))?.[1]));
  const isRising = codes.every((code, index) => code > (codes[index - 1] ?? -1));
  const isCapital = own.every((option) => option === option.toLocaleUpperCase());
  const removeCode = (option: string) => option.replace(/\s+\S+$/u, '');
  const bare = own.map(removeCode);
  const areDistinct = new Set(bare).size === bare.length && bare.every(Boolean);
  const [first = 0, second = 0] = codes;
  const areCodes = (first <= 1 && second === first + 1) || isCapital;
  return own.length >= 2 && isRising && areDistinct && areCodes
    ? options.map((option) => (isOthers(option) ? option : removeCode(option)))
    : options;
}

const matches = (pattern: RegExp, text: string) => pattern.test(toAscii(text));

/** Cuts instructions out of a question: in brackets, or as sentences after it. */
function removeInstructions(text: string): { words: string; allowsSeveral: boolean } {
  let allowsSeveral = false;
  const isInstruction = (part: string) => {
    const isBracket = /^\s*[([]/.test(part);
    const several =
      matches(patterns.several, part) || (isBracket && matches(patterns.checkboxNote, part));
    if (several) allowsSeveral = true;
    return (
      several || matches(patterns.one, part) || (isBracket && matches(patterns.fieldTypeNote, part))
    );
  };
  const ascii = toAscii(text);
  let words = '';
  let start = 0;
  for (const { 0: part, index } of ascii.matchAll(BRACKETS)) {
    words += text.slice(start, isInstruction(part) ? index : index + part.length);
    start = index + part.length;
  }
  words += text.slice(start);
  const sentences = [...toAscii(words).matchAll(SENTENCES)].filter(
    ({ 0: part }) => part.trim() !== '',
  );
  let end = words.length;
  for (const { 0: part, index } of sentences.slice(1).toReversed()) {
    if (!isInstruction(part)) break;
    end = index;
  }
  if (end === words.length && matches(patterns.several, words)) allowsSeveral = true;
  return { words: words.slice(0, end).trim(), allowsSeveral };
}

const ARROW = /\s*(?:-+>|=+>|>>+|→|←|⇒|➔|➜|►|▶|»)\s*(.*)$/u;
const LEADS_ON = new RegExp(
  `(?:\\s*[,;.–—-]\\s*|\\s{2,}|\\s)${patterns.skip.source}\\s*(?:question|frage|pregunta|pergunta|вопрос\\S*|n°|q|section|no\\.?)?\\s*#?(?:[a-z]{1,2})?\\d.*$`,
  'iu',
);

/** Where an interview ends. */
const ENDS = /^(?:end|stop|fin|fim|ende|конец|終了|结束|結束)(?!\p{L})/iu;

/** An option without where it leads: "→ Q5", "GO TO 7", "(skip to question 4)". */
function removeSkip(text: string): string {
  const arrow = ARROW.exec(text);
  const target = arrow?.[1] ?? '';
  if (
    arrow &&
    (/\d/.test(toAscii(target)) || matches(patterns.skip, target) || ENDS.test(target))
  ) {
    return text.slice(0, arrow.index);
  }
  const last = [...toAscii(text).matchAll(BRACKETS)].at(-1);
  if (last && matches(patterns.skip, last[0]) && /\d|end|fin|ende|конец|terminate/i.test(last[0])) {
    return text.slice(0, last.index) + text.slice(last.index + last[0].length);
  }
  const skipMatch = LEADS_ON.exec(toAscii(text));
  return skipMatch && skipMatch.index > 0 ? text.slice(0, skipMatch.index) : text;
}

/** Signs around an option: where it leads from, and its box. */
const AROUND = new RegExp(`^\\s*(?:⊗|[-=]+>|→)|\\s+(?:${ANY_BOX.source})$`, 'gu');

/** A code after an option: "YES ........ 1". */
const removeCode = (text: string) => {
  const match =
    /\s*(?:(?:[.…·_]{3,}|\s\.(?:\s\.)+|\t| {3,})\s*\d{1,3}|[.…·_]{3,}\s*[A-Z])\s*$/.exec(
      toAscii(text),
    );
  return match && match.index > 0 ? text.slice(0, match.index) : text;
};

const isOthers = (text: string) => !isTooLong(text) && patterns.other.test(toAscii(text).trim());

/** The asterisk or the word that makes a question required. */
function requiredIn(text: string): { words: string; required: boolean } {
  const ascii = toAscii(text);
  const word = patterns.required.exec(ascii);
  const remaining = word
    ? text.slice(0, word.index) + text.slice(word.index + word[0].length)
    : text;
  const words = remaining
    .replace(/^\s*[*＊※]+\s*/u, '')
    .replace(/\s*[*＊※]+(?=\s*(?:\([^()]*\))?\s*[:：]?\s*$)/u, '');
  return { words: words.trim(), required: Boolean(word) || words !== remaining };
}

/** Whether an option leads to another question, which surveys here do not. */
export const hasSkip = (text: string): boolean => !isTooLong(text) && removeSkip(text) !== text;

interface Found {
  /** The line of the question. */
  line: ReadLine;
  text: string;
  options: string[];
  instructions: string[];
  /** A square is before an option, where other options have circles. */
  hasSquares: boolean;
}

function toQuestion({ line, text, options, instructions, hasSquares }: Found): TextQuestion {
  const { decision } = line;
  const isRead = !isTooLong(text);
  const cut = isRead ? removeInstructions(text) : { words: text, allowsSeveral: false };
  const { words, required } = isRead
    ? requiredIn(removeRule(beforeBlank(cut.words)))
    : { words: text, required: false };
  const instructionTexts = instructions.map(toAscii);
  const allowsSeveral =
    cut.allowsSeveral || instructionTexts.some((instruction) => patterns.several.test(instruction));
  const several =
    allowsSeveral ||
    (hasSquares && !instructionTexts.some((instruction) => patterns.one.test(instruction)));
  const optionTexts = removeCodes(
    removeLeadingCodes(removeCommas(removeLetters(options))).map((option) =>
      isTooLong(option)
        ? option
        : removeRule(removeCode(removeSkip(option)).replace(AROUND, '')).trim(),
    ),
  );
  const isOther = optionTexts.map(
    (option, index) => isOthers(option) || isOthers(options[index] ?? ''),
  );
  const own = optionTexts.filter((option, index) => option !== '' && !isOther[index]);
  const hasOthers = isOther.includes(true);
  const isChoice = own.length > 0 || hasOthers;
  const type = decision.type ?? (isChoice ? (several ? 'multiple' : 'single') : 'text');
  return {
    text: words.replace(/\s*[:：]\s*$/u, (sign) => (isChoice ? '' : sign)).trim() || text,
    type,
    required: decision.required ?? required,
    hasOthers: HAS_CHOICES[type] && hasOthers,
    options: HAS_CHOICES[type] ? own : [],
  };
}

/**
 * The questions in the given lines, by the number of their line: each takes the options and
 * instructions that follow it. A line joined to one that is left out is left out too.
 */
export function questionsByLine(lines: readonly ReadLine[]): Map<number, TextQuestion> {
  const foundQuestions: Found[] = [];
  let last: LineKind | null = null;
  for (const line of lines) {
    const { kind, text, parts } = line;
    const open = foundQuestions.at(-1);
    if (kind === 'question') {
      foundQuestions.push({
        line,
        text,
        options: [...parts],
        instructions: [],
        hasSquares: line.isSquare,
      });
    }
    if (kind === 'instruction') open?.instructions.push(text);
    if (kind === 'choice' && open) {
      for (const part of parts.length > 0 ? parts : [text]) open.options.push(part);
      open.hasSquares ||= line.isSquare;
    }
    if (kind === 'joined' && open) {
      if (last === 'choice') open.options.push(`${open.options.pop() ?? ''} ${text}`.trim());
      if (last === 'question') open.text = `${open.text} ${text}`;
      if (last === 'instruction') open.instructions.push(`${open.instructions.pop()} ${text}`);
    }
    if (kind !== 'joined') last = kind;
  }
  return new Map(foundQuestions.map((question) => [question.line.line, toQuestion(question)]));
}

export const questionsIn = (lines: readonly ReadLine[]): TextQuestion[] => [
  ...questionsByLine(lines).values(),
];

/** The lines of a text with what each became, and the questions by the number of their line. */
export function readQuestionnaire(text: string, { byLine }: Decisions = noDecisions) {
  const lines = readLines(text, byLine);
  return { lines, questions: questionsByLine(lines) };
}

/** The questions in a text. */
export const readQuestions = (text: string): TextQuestion[] => questionsIn(readLines(text));
