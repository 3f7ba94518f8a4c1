import { limits } from '#domain/limits.ts';
import { patterns } from './words.ts';

/** What stands before a line: the start of a list item, of a form line or of a question. */
export type Mark =
  | 'asked'
  | 'roman'
  | 'decimal'
  | 'number'
  | 'letter'
  | 'bullet'
  | 'box'
  | 'circle'
  | null;

/** A line of a pasted document, and what its form says. */
export interface Block {
  /**
   * Names a line by its words, so that a decision survives lines added before it, and goes with the
   * line.
   */
  id: string;
  /** Its line number, counted from 0, with blank lines. */
  line: number;
  /** The text without mark and surrounding blanks. */
  text: string;
  mark: Mark;
  /** The mark's number or letter. */
  label: string;
  /** The mark is a number without "." or ")": "1 Very poor". */
  isBare: boolean;
  /** Blanks before the line. */
  indent: number;
  /** Tells the lists of a text apart: the sign of the mark and its indent. */
  style: string;
  /** The columns of a row, if tabs or wide gaps divide it. */
  cells: string[];
  /** Several answers on one line, without `text` before them. */
  parts: string[];
  isFirstOfParagraph: boolean;
  isLastOfParagraph: boolean;
}

/** Longer lines are taken as they are, because patterns would take too long. */
export const isTooLong = (text: string): boolean => text.length > limits.pastedLine;

/** The zeros of digits that number like 0 to 9: Arabic, Persian, Devanagari, Bengali, full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10];
const DIGIT = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19]/g;
const signs: Record<string, string> = {
  '．': '.',
  '。': '.',
  '）': ')',
  '（': '(',
  '：': ':',
  '　': '\t',
  '［': '[',
  '］': ']',
  '？': '?',
  '؟': '?',
  '、': '、',
  '＿': '_',
  '／': '/',
  '【': '[',
  '】': ']',
  '〔': '[',
  '〕': ']',
  '＊': '*',
  '※': '*',
  '\u00a0': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '․': '.',
  '‐': '-',
  '‑': '-',
  '−': '-',
};

/** The text with digits and signs as ASCII has them, of the same length. */
export const plain = (text: string): string =>
  text
    .replace(DIGIT, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
    })
    .replace(
      /[．。）（：　［］？؟＿／【】〔〕＊※\u00a0\u2009\u202f․‐‑−]/g,
      (sign) => signs[sign] ?? sign,
    );

const BOX = /^(?:[☐☑☒□■◻◼❏❑❒▢⬜🔲\uf0a8\uf071\uf06f]|\[[ xX_]{0,3}\])\s*/u;
const CIRCLE = /^(?:[○●◯⚪⭘◌❍⚬🔘]|\([\sxX_]{0,3}\))\s*/u;
const ANY_BOX = /[☐☑☒□■◻◼❏❑❒▢⬜🔲○●◯⚪⭘◌❍⚬🔘\uf0a8\uf071\uf06f]|\[[ xX_]{0,3}\]|\([\sxX_]{0,3}\)/gu;
const BULLET = /^(?:[•▪◦‣·・§►▸➢➤✓✔\uf0a7\uf0b7\uf0d8\uf0fc]\s*|(?:[-*–—]|\p{So})\s+|o\t\s*)/u;
/** A letter that stands for a bullet, if an adjacent line has it too. */
const ROUND = /^[oO]\s+/;
const NUMBER = /^(?:[([](\d{1,3})[)\]]|(\d{1,3})\s?[.)、:](?!\d)|(\d{1,3})-(?=\s))\s*/;
/** "1 (G1). " and "1 Very poor". */
const CODED = /^(\d{1,3})\s+\([A-Z][\w.]*\)[.:]?\s+/;
const BARE = /^(\d{1,2})(?:\s*[=–—-]\s+|\s*=\s*|\s+)(?=[^\s\d.,)%/–—-])/;
const DECIMAL = /^(\d{1,2}(?:\.\d{1,2}){1,2})[.)]?\s+/;
const ROMAN = /^([IVX]{1,5})[.)]\s+/;
const LETTER =
  /^(?:[([]?([a-zA-Zа-яА-Яα-ωأ-يア-ンक-ह가나다라마바사ａ-ｚＡ-Ｚ甲乙丙丁])[)\]、]|([①-⑳⑴-⒇]))\s*/;
/** "A. Lincoln" is a name, unless a "B." follows or an "A." stands before it. */
const DOTTED = /^([a-zA-Zа-яА-Яα-ωأ-يア-ンक-ह가나다라마바사])[.．،-]\s+/;

const ORDERS = [
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдежзиклмнопрстуф',
  'أبجدهوزحطي',
  'アイウエオカキクケコ',
  'कखगघङचछजझ',
  '가나다라마바사',
  'αβγδεζηθ',
];

interface Marked {
  mark: Mark;
  label: string;
  rest: string;
  isBare?: boolean;
}

function markOf(text: string): Marked {
  const none = { mark: null, label: '', rest: text };
  if (isTooLong(text)) return none;
  const ascii = plain(text);
  for (const [mark, pattern] of [
    ['asked', patterns.asked],
    ['box', BOX],
    ['circle', CIRCLE],
    ['bullet', BULLET],
    ['decimal', DECIMAL],
    ['number', CODED],
    ['number', NUMBER],
    ['roman', ROMAN],
    ['letter', LETTER],
    ['number', BARE],
  ] as const) {
    const found = pattern.exec(ascii);
    if (!found) continue;
    const rest = text.slice(found[0].length);
    const label = found.slice(1).find(Boolean) ?? '';
    if (mark === 'box' || mark === 'circle') return { mark, label, rest };
    // A box behind a bullet or a number is a choice.
    const inner = BOX.exec(plain(rest)) ?? CIRCLE.exec(plain(rest));
    if (inner && rest.length > inner[0].length) {
      return {
        mark: BOX.test(plain(rest)) ? 'box' : 'circle',
        label: '',
        rest: rest.slice(inner[0].length),
      };
    }
    return { mark, label, rest, isBare: pattern === BARE };
  }
  return none;
}

const dottedLabel = (text: string | undefined) =>
  text === undefined ? undefined : DOTTED.exec(text.trim().slice(0, 8))?.[1]?.toLowerCase();

/** Whether "B." follows this "A.", or "A." precedes it. */
function isInSequence(label: string, before: string | undefined, after: string | undefined) {
  const order = ORDERS.find((letters) => letters.includes(label)) ?? '';
  const place = order.indexOf(label);
  return (
    place !== -1 &&
    (dottedLabel(after) === order[place + 1] ||
      (place > 0 && dottedLabel(before) === order[place - 1]))
  );
}

const trimmedParts = (parts: string[]) => parts.map((part) => part.trim()).filter(Boolean);

/** Whether numbers count up or down by one. */
const isScale = (numbers: number[]) =>
  numbers.length >= 3 &&
  numbers.every(
    (number, index) => index === 0 || Math.abs(number - (numbers[index - 1] ?? 0)) === 1,
  );

/** The numbers of a scale in a line, perhaps with words at its ends: "Bad 1 2 3 4 5 Good". */
function scaleIn(text: string): string[] {
  const found = /(?:^|\s)(\d{1,2}(?:[\s|/,;.・–—_-]+\d{1,2}){2,})(?=\s|$)/.exec(plain(text));
  const numbers = found?.[1]?.match(/\d+/g) ?? [];
  const around = found ? text.length - found[0].length : 0;
  return isScale(numbers.map(Number)) && around < 80 ? numbers : [];
}

const SHORT = 60;

/** Alternatives between strokes: "Yes / No / Not sure". */
function strokesIn(text: string): string[] {
  const parts = trimmedParts(text.split(/\s+[/|]\s+|\s*[｜／]\s*/));
  if (parts.length >= 2 && parts.every((part) => part.length < SHORT)) return parts;
  const tight = text.replace(/^\(|\)$/g, '').split('/');
  const isYesNo =
    tight.length >= 2 &&
    tight.length <= 3 &&
    tight.slice(0, 2).every((part) => patterns.yesNo.test(part.trim()));
  return isYesNo ? trimmedParts(tight) : [];
}

/** The answers between boxes, and what stands before them: "Sex: ☐ Male ☐ Female". */
function boxesIn(text: string): { before: string; parts: string[] } | null {
  const marks = [...plain(text).matchAll(ANY_BOX)];
  if (marks.length < 2) return null;
  const [first] = marks;
  const last = marks.at(-1);
  if (!first || !last) return null;
  const cut = marks.map(({ index }, place) => {
    const from = index + (marks[place]?.[0].length ?? 1);
    return text.slice(from, marks[place + 1]?.index ?? text.length);
  });
  const before = text.slice(0, first.index).trim();
  const isBehind = before !== '' && text.slice(last.index + last[0].length).trim() === '';
  if (!isBehind) return { before, parts: trimmedParts(cut) };
  // Boxes behind their answers: "Yes ☐ No ☐", "Smoker? Yes ☐ No ☐".
  const stem = /^(.*[?:])\s*(\S.*)$/.exec(plain(before));
  const firstPart = stem ? before.slice(before.length - (stem[2]?.length ?? 0)) : before;
  return {
    before: stem ? before.slice(0, stem[1]?.length).trim() : '',
    parts: trimmedParts([firstPart, ...cut.slice(0, -1)]),
  };
}

/** Answers behind a question: "Fair?  1 2 3 4 5", "Smoker? Yes / No". */
function answersBehind(text: string): { before: string; parts: string[] } | null {
  const ascii = plain(text);
  const scale = /(?:\s{2,}|\t|[.?!]\s|:)\s*(\d{1,2}(?:[\s|/・]+\d{1,2}){2,})$/.exec(ascii);
  const numbers = scale?.[1]?.match(/\d+/g) ?? [];
  if (scale && isScale(numbers.map(Number)) && /\p{L}/u.test(text.slice(0, scale.index))) {
    return { before: text.slice(0, scale.index + 1).trim(), parts: numbers };
  }
  const end = ascii.lastIndexOf('?') + 1;
  const parts =
    end > 1
      ? strokesIn(
          text
            .slice(end)
            .trim()
            .replace(/^[[(（]|[)）\]]$/gu, ''),
        )
      : [];
  if (parts.length >= 2) return { before: text.slice(0, end), parts };
  const colon = ascii.indexOf(':') + 1;
  const listed = colon > 1 ? text.slice(colon).trim() : '';
  const named = listed.includes(';') ? trimmedParts(listed.split(';')) : strokesIn(listed);
  const isList = named.length >= 2 && named.every((part) => part.length < SHORT);
  return isList ? { before: text.slice(0, colon), parts: named } : null;
}

const FIRST = ['A', 'a', '1'];

/** Lettered or numbered answers on one line: "A. Yes  B. No". */
function markedPartsIn(text: string): string[] {
  const ascii = plain(text);
  const marks = [...ascii.matchAll(/(?:^|\s)[([]?([A-Ha-h]|\d)[.、)\]]\s*(?=\S)/g)];
  const isSequence = marks.every(({ 1: label = '' }, place) => {
    const [{ 1: first = '' } = { 1: '' }] = marks;
    return FIRST.includes(first) && label.charCodeAt(0) === first.charCodeAt(0) + place;
  });
  if (marks.length < 2 || !isSequence || marks[0]?.index !== 0) return [];
  return trimmedParts(
    marks.map(({ 0: mark, index }, place) =>
      text.slice(index + mark.length, marks[place + 1]?.index ?? text.length),
    ),
  );
}

const cellsOf = (text: string) =>
  text.includes('\t')
    ? text.split('\t').map((cell) => cell.trim())
    : text.split(/ {3,}/).map((cell) => cell.trim());

const unmarked = (block: Block, written: string[]): Block => ({
  ...block,
  text: written[block.line]?.trim() ?? '',
  mark: null,
  isBare: false,
});

/**
 * Marks that count only among others: bare numbers in a sequence ("1 Never", "2 Often", but not "1
 * to 5 years"), and decimals if there are two. "X. Other" ends a list of letters.
 */
function markInContext(blocks: Block[], written: string[]): Block[] {
  const hasDecimals = blocks.filter(({ mark }) => mark === 'decimal').length >= 2;
  const kept = blocks.map((block) => {
    if (block.mark === 'decimal' && !hasDecimals) return unmarked(block, written);
    return block;
  });
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at] as Block;
    const before = kept[at - 1];
    const isFree = block.mark === null || block.mark === 'roman';
    if (isFree && before?.mark === 'letter' && !block.isFirstOfParagraph) {
      const whole = written[block.line]?.trim() ?? '';
      const rest = whole.replace(DOTTED, '');
      const isEnd =
        /^[w-z]$/.test(dottedLabel(whole) ?? '') ||
        (rest !== whole && patterns.other.test(plain(rest)));
      if (isEnd) kept[at] = { ...block, text: rest, mark: 'letter', style: before.style };
    }
    if (!block.isBare) continue;
    let end = at;
    while (blocks[end]?.isBare) end += 1;
    const run = blocks.slice(at, end);
    const isSequence = run.length >= 2 && countsUp(run);
    if (!isSequence)
      for (const [place, one] of run.entries()) kept[at + place] = unmarked(one, written);
    at = end - 1;
  }
  return kept;
}

const WRAPPED = 40;

/** Joins a line that the one before was broken into: it goes on in small letters. */
function joinWrapped(blocks: Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const before = joined.at(-1);
    const isNext =
      before !== undefined &&
      !block.isFirstOfParagraph &&
      block.mark === null &&
      before.parts.length === 0 &&
      !isTooLong(before.text);
    const isRest =
      isNext &&
      block.parts.length === 0 &&
      (before.text.length > WRAPPED || (before.mark !== null && block.indent > before.indent)) &&
      /^\p{Ll}/u.test(block.text) &&
      !/[.?!:;…)*\]]$/u.test(plain(before.text));
    const isNumbered =
      before?.mark === 'asked' || before?.mark === 'number' || before?.mark === 'decimal';
    if (isNext && isNumbered && before.text === '') {
      joined[joined.length - 1] = {
        ...block,
        mark: before.mark,
        label: before.label,
        style: before.style,
        isFirstOfParagraph: before.isFirstOfParagraph,
      };
    } else if (isRest) {
      joined[joined.length - 1] = {
        ...before,
        text: `${before.text} ${block.text}`,
        isLastOfParagraph: block.isLastOfParagraph,
      };
    } else joined.push(block);
  }
  return joined;
}

/** Whether the numbers of blocks count up from 0 or 1, perhaps with codes from 88 behind. */
export function countsUp(blocks: Block[], isLater = false): boolean {
  const numbers = blocks.map(({ label }) => Number(plain(label)));
  return numbers.every((number, index) => {
    if (index === 0) return isLater || number <= 1;
    const before = numbers[index - 1] ?? 0;
    return number === before + 1 || (number >= 88 && number > before);
  });
}

/** Patterns need much time for long gaps, and a gap says the same from eight blanks on. */
const withShortGaps = (line: string): string =>
  line.replace(/[^\S\t]{9,}/g, '        ').replace(/\t{9,}/g, '\t\t\t\t\t\t\t\t');

/** "* 1. Which?" is required, as some form tools print it. */
const withStarBehind = (line: string): string =>
  /^\*\s*\d{1,3}\s?[.)]/.test(line) ? `${line.replace(/^\*\s*/, '')} *` : line;

/**
 * The lines of a text as blocks: marks, columns, and several answers on one line. Takes linear time
 * for lines up to `limits.pastedLine`.
 */
export function readBlocks(text: string): Block[] {
  const raw = text.split(/\r\n?|[\n\v\u2028\u2029]/).map(withShortGaps);
  const seen = new Map<string, number>();
  const blockOf = (written: string, line: number): Block | null => {
    const trimmed = withStarBehind(written.trim());
    if (trimmed === '') return null;
    const isRead = !isTooLong(trimmed);
    // Equal lines are told apart by their order.
    const before = seen.get(trimmed) ?? 0;
    seen.set(trimmed, before + 1);
    const [lineBefore = '', lineAfter = ''] = [raw[line - 1], raw[line + 1]];
    const indent = /^\s*/.exec(written)?.[0].replace(/\t/g, '    ').length ?? 0;
    // A tab or a wide gap divides a row; one at the start leaves the first column empty.
    const isColumns = isRead && (/\S\s*\t\s*\S/.test(written) || /\S {3,}\S/.test(trimmed));
    const block: Block = {
      id: `${before} ${trimmed}`,
      line,
      text: trimmed,
      mark: null,
      label: '',
      isBare: false,
      indent,
      style: '',
      cells: isColumns
        ? cellsOf(written.startsWith('\t') ? written.trimEnd().replace(/^\t+/, '\t') : trimmed)
        : [],
      parts: [],
      isFirstOfParagraph: lineBefore.trim() === '',
      isLastOfParagraph: lineAfter.trim() === '',
    };
    if (!isRead) return block;
    const scale = scaleIn(trimmed);
    const beginsWithScale =
      /^\D{0,40}\d/.test(plain(trimmed)) && !/^[([]?\d+\s?[.)、\]](?!\d)/.test(plain(trimmed));
    if (scale.length > 0 && beginsWithScale) return { ...block, parts: scale };
    const markedParts = markedPartsIn(trimmed);
    if (markedParts.length >= 2)
      return { ...block, mark: 'letter', style: 'letters of a line', parts: markedParts };
    const isRound =
      ROUND.test(trimmed) && [lineBefore, lineAfter].some((one) => ROUND.test(one.trim()));
    const marked = isRound
      ? { mark: 'bullet' as const, label: '', rest: trimmed.replace(ROUND, '') }
      : markOf(trimmed);
    const dotted =
      marked.mark === null || marked.mark === 'roman' ? dottedLabel(trimmed) : undefined;
    const isListed = dotted !== undefined && isInSequence(dotted, lineBefore, lineAfter);
    const {
      mark,
      label,
      rest,
      isBare = false,
    } = isListed
      ? { mark: 'letter' as const, label: dotted, rest: trimmed.replace(DOTTED, '') }
      : marked;
    const hasBox = mark === 'box' || mark === 'circle';
    const style = `${mark} ${mark === 'bullet' ? trimmed[0] : ''} ${Math.round(indent / 2)}`;
    const read = { ...block, text: rest.trim(), mark, label, isBare, style };
    const boxes = boxesIn(hasBox ? trimmed : rest);
    if (boxes && boxes.parts.length >= 2) {
      const isOnly = boxes.before === '';
      const numbers = mark === 'number' || mark === 'asked';
      return {
        ...read,
        text: isOnly ? rest.trim() : boxes.before,
        mark: isOnly && !numbers ? 'box' : hasBox ? null : mark,
        isBare: false,
        parts: boxes.parts,
      };
    }
    // The box behind its answer: "Farming [ ]".
    const boxAtEnd = mark === null ? /\s*(?:[☐□◻○◯]|\[\s*\]|\(\s*\))$/u.exec(plain(trimmed)) : null;
    if (boxAtEnd && boxAtEnd.index > 0) {
      return { ...read, text: trimmed.slice(0, boxAtEnd.index), mark: 'box', style: 'box behind' };
    }
    const behind = hasBox ? null : answersBehind(rest.trim());
    if (behind) return { ...read, text: behind.before, parts: behind.parts };
    return { ...read, parts: mark === null ? strokesIn(rest) : [] };
  };
  const blocks = raw.map(blockOf).filter((block) => block !== null);
  return joinWrapped(markInContext(blocks, raw));
}
