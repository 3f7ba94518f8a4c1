/** How a line of a pasted text is read. */
export const lineKinds = ['question', 'choice', 'heading', 'ignore'] as const;

export type LineKind = (typeof lineKinds)[number];

/** What a list or form puts before its lines, from which their role follows. */
type Mark = 'asked' | 'number' | 'letter' | 'bullet' | 'box' | null;

export interface ReadLine {
  /** Names the line by its words, so that a decision stays with it when lines come before it, and goes with it. */
  id: string;
  /** Its place in the text, counted from 0; blank lines count. */
  line: number;
  kind: LineKind;
  /** Without its mark and the blanks around it. */
  text: string;
}

interface Line {
  id: string;
  line: number;
  text: string;
  mark: Mark;
  /** The number or letter of the mark. */
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
/** Room for an answer. */
const RULE = /^[\s._–—-]{3,}$/;

function markOf(text: string): { mark: Mark; label: string; rest: string } {
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

/** Whether "B." follows this "A.", or stands behind one. */
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

const asks = (text: string) => /[?？]\s*(?:\([^)]*\))?\s*\*?$/.test(text);

/** Whether numbers stand before questions, and not before choices. */
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
 * Reads each line of a pasted text as a question, a choice, a heading or nothing, from its mark, its place and its question
 * mark. `chosen` says how the person reads some of them, by the id of the line.
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
      // A line by itself before the next question begins a part.
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
