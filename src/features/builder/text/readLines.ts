import { limits } from '#domain/limits.ts';

/** The role of a line in pasted text. */
export const lineKinds = ['question', 'choice', 'heading', 'ignore'] as const;

export type LineKind = (typeof lineKinds)[number];

/** The start of a list or form line, which reveals its role. */
type Mark = 'asked' | 'number' | 'letter' | 'bullet' | 'box' | null;

export interface ReadLine {
  /**
   * Names a line by its words, so that a decision survives lines added before it, and goes with the
   * line.
   */
  id: string;
  /** Its line number, counted from 0, with blank lines. */
  line: number;
  kind: LineKind;
  /** The text without mark and surrounding blanks. */
  text: string;
}

interface Line {
  id: string;
  line: number;
  text: string;
  mark: Mark;
  /** The mark's number or letter. */
  label: string;
  isFirstOfParagraph: boolean;
  isLastOfParagraph: boolean;
}

const ASKED = /^(?:Q|Question)\s*(\d{1,3})\s*[:.)–-]\s*/i;
const BOX = /^(?:[☐☑☒□■○●◯◻❍]|\[[ xX_]?\]|\([ xX_]?\))\s*/u;
const BULLET = /^(?:[•▪◦‣·§\uf0a7\uf06f\uf0b7]\s*|[-*–—]\s+|o\t\s*)/;
const NUMBER = /^\(?(\d{1,3})[.)]\s+/;
const LETTER = /^\(?([a-zA-Z])\)\s+/;
/** "A. Lincoln" is a name, unless a "B." follows or an "A." stands before it. */
const DOTTED = /^([a-zA-Z])\.\s+/;
/** Longer lines are taken as they are, because patterns would take too long. */
export const isTooLong = (text: string): boolean => text.length > limits.pastedLine;

/** An answer blank. */
const RULE = /^[\s._–—-]{3,}$/;

function markOf(text: string): { mark: Mark; label: string; rest: string } {
  if (isTooLong(text)) return { mark: null, label: '', rest: text };
  for (const [mark, pattern] of [
    ['asked', ASKED],
    ['box', BOX],
    ['bullet', BULLET],
    ['number', NUMBER],
    ['letter', LETTER],
  ] as const) {
    const found = pattern.exec(text);
    if (!found) continue;
    const rest = text.slice(found[0].length);
    // A box behind a bullet or a number is a choice.
    const inner = mark === 'box' ? null : BOX.exec(rest);
    if (inner) return { mark: 'box', label: '', rest: rest.slice(inner[0].length) };
    return { mark, label: found[1] ?? '', rest };
  }
  return { mark: null, label: '', rest: text };
}

const labelOf = (text: string | undefined) => DOTTED.exec(text?.trim() ?? '')?.[1];

/** Whether "B." follows this "A.", or "A." precedes it. */
function isInSequence(label: string, before: string | undefined, after: string | undefined) {
  const code = label.toLowerCase().charCodeAt(0);
  const isAt = (other: string | undefined, distance: number) =>
    other?.toLowerCase().charCodeAt(0) === code + distance;
  return isAt(labelOf(after), 1) || isAt(labelOf(before), -1);
}

function linesIn(text: string): Line[] {
  const raw = text.split(/\r\n?|[\n\v\u2028\u2029]/);
  const seen = new Map<string, number>();
  return raw.flatMap((written, line) => {
    const trimmed = written.trim();
    if (trimmed === '') return [];
    const { mark, label, rest } = markOf(trimmed);
    // Equal lines are told apart by their order.
    const before = seen.get(trimmed) ?? 0;
    seen.set(trimmed, before + 1);
    const dotted = mark === null ? labelOf(trimmed) : undefined;
    const isListed = dotted !== undefined && isInSequence(dotted, raw[line - 1], raw[line + 1]);
    return [
      {
        id: `${before} ${trimmed}`,
        line,
        text: (isListed ? trimmed.replace(DOTTED, '') : rest).trim(),
        mark: isListed ? 'letter' : mark,
        label: isListed ? dotted : label,
        isFirstOfParagraph: (raw[line - 1] ?? '').trim() === '',
        isLastOfParagraph: (raw[line + 1] ?? '').trim() === '',
      },
    ];
  });
}

const asks = (text: string) => !isTooLong(text) && /[?？]\s*(?:\([^)]*\))?\s*\*?$/.test(text);

/** Whether numbers mark questions rather than choices. */
function numbersAsk(lines: Line[]): boolean {
  if (lines.some(({ mark }) => mark === 'letter' || mark === 'box' || mark === 'bullet'))
    return true;
  const numbered = lines.filter(({ mark }) => mark === 'number');
  if (numbered.some(({ text }) => asks(text))) return true;
  const first = lines.findIndex(({ mark }) => mark === 'number');
  const before = lines[first - 1];
  const leads = before !== undefined && /[?:]$/.test(before.text) && !before.isLastOfParagraph;
  return !leads;
}

/**
 * Reads each line of a pasted text as a question, a choice, a heading or nothing, from its mark,
 * position and question mark. `chosen` holds the person's decisions by line id.
 */
export function readLines(
  text: string,
  chosen: ReadonlyMap<string, LineKind> = new Map(),
): ReadLine[] {
  const lines = linesIn(text);
  const numbered = numbersAsk(lines);
  const isAsked = ({ mark }: Line) => mark === 'asked' || (mark === 'number' && numbered);
  const hasMarkedQuestions = lines.some(isAsked);
  const bullets = lines.filter(({ mark }) => mark === 'bullet');
  const bulletsAsk =
    !hasMarkedQuestions && bullets.length > 0 && bullets.every((one) => asks(one.text));
  const hasQuestionMarks = lines.some(({ text: line }) => asks(line));
  let hasQuestion = false;

  const kindOf = (line: Line, place: number): LineKind => {
    const { text: words, mark, isFirstOfParagraph, isLastOfParagraph } = line;
    if (RULE.test(words) || words === '') return 'ignore';
    if (isAsked(line)) return 'question';
    if (mark === 'bullet' && bulletsAsk) return 'question';
    if (mark !== null) return hasQuestion ? 'choice' : 'question';
    if (asks(words)) return 'question';
    const next = lines[place + 1];
    if (hasMarkedQuestions) {
      if (!hasQuestion) return 'heading';
      // A single line before the next question starts a section.
      const isPart =
        isFirstOfParagraph && (isLastOfParagraph || (next !== undefined && isAsked(next)));
      return isPart ? 'heading' : 'choice';
    }
    if (!isFirstOfParagraph) return hasQuestion ? 'choice' : 'question';
    const isAlone = isLastOfParagraph && lines.length > 1;
    return isAlone && hasQuestionMarks ? 'heading' : 'question';
  };

  return lines.map((line, place) => {
    const kind = chosen.get(line.id) ?? kindOf(line, place);
    if (kind === 'question') hasQuestion = true;
    return { id: line.id, line: line.line, kind, text: line.text };
  });
}
