import { patterns } from './patterns.ts';

/** The mark before a line: of a list item, of a form line or of a question. */
export type Mark =
  | 'asked'
  | 'script'
  | 'roman'
  | 'decimal'
  | 'number'
  | 'letter'
  | 'bullet'
  | 'box'
  | 'circle'
  | null;

/** Longer lines are taken as they are, because the patterns take too long. */
const MAX_LINE_LENGTH = 1000;

export const isTooLong = (text: string): boolean => text.length > MAX_LINE_LENGTH;

/** The zeros of digits that number like 0 to 9: Arabic, Persian, Devanagari, Bengali, full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10];
const DIGIT = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19]/g;
const asciiSigns: Record<string, string> = {
  '．': '.',
  '。': '.',
  '）': ')',
  '（': '(',
  '：': ':',
  '，': ',',
  '；': ';',
  '　': '\t',
  '［': '[',
  '］': ']',
  '？': '?',
  '؟': '?',
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
  // "1️⃣" is a digit and two signs.
  '\ufe0f': ' ',
  '\u20e3': '.',
};

/** Letters of full width. */
const FULL_WIDTH_LETTERS = /[\uff21-\uff3a\uff41-\uff5a]/g;
const SIGN = new RegExp(`[${Object.keys(asciiSigns).join('')}]`, 'g');

/** The text with digits and signs as ASCII has them, of the same length. */
export const toAscii = (text: string): string =>
  text
    .replace(DIGIT, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
    })
    .replace(SIGN, (sign) => asciiSigns[sign] ?? sign)
    .replace(FULL_WIDTH_LETTERS, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0));

const SQUARE = '[☐☑☒□■◻◼❏❑❒▢⬜🔲\\uf0a8\\uf071\\uf06f]|\\[[ xX_]{0,3}\\]';
const ROUNDED = '[○●◯⚪⭘◌❍⚬🔘]|\\([\\sxX_]{0,3}\\)';
const BOX = new RegExp(`^(?:${SQUARE})\\s*`, 'u');
const CIRCLE = new RegExp(`^(?:${ROUNDED})\\s*`, 'u');

/** Every box or circle of a line. */
export const ANY_BOX = new RegExp(`${SQUARE}|${ROUNDED}`, 'gu');
/** A box after its answer. A code, or the question that the answer leads to, may follow. */
export const BOX_AFTER_ANSWER = new RegExp(
  `\\s*(?:${SQUARE}|${ROUNDED})(?=$|\\s*(?:\\d{1,3}$|→|⇒|➔|➜|[-=]+>))`,
  'u',
);

const BULLET =
  /^(?:[⊗•▪◦‣·・§►▸➢➤✓✔\uf0a7\uf0b7\uf0d8\uf0fc]\s*|(?:[-*–—]|(?![©®])\p{So})\s+|o\t\s*)/u;
/** A letter that represents a bullet, if an adjacent line has it too. */
const LETTER_BULLET = /^[oO]\s+/;
const NUMBER =
  /^(?:[([](\d{1,3}|1[0-8]\d\d)[)\]]|(\d{1,3}|1[0-8]\d\d)[°º]?\s?[.)、:](?:-(?=\s))?(?!\d)|(\d{1,3})(?:[-/](?=\s)|[°º]\s))\s*/;
/** "1 (G1). " and "1 Very poor". */
const CODED_NUMBER = /^(\d{1,3})\s+\([A-Z][\w.]*\)[.:]?\s+/;
const BARE_NUMBER =
  /^(\d{1,3})(?:\s*=\s*(?=\S)|\s*[–—-]\s+(?=[^\s.,)%/–—-])|\s+(?=[^\s\d.,)%/–—-]))/;
const DECIMAL = /^(\d{1,2}(?:\.\d{1,2}){1,2})[.)]?\s+/;
const ROMAN = /^(?:([IVX]{1,5})[.)]\s+|([一二三四五六七八九十]{1,3})[、.]\s*)/;
/** "ii. " in a list below a letter. */
const SMALL_ROMAN = /^(?:i{1,3}|iv|vi{1,3}|ix)[.)]\s+/;
/** "S1." and "HH12:" of survey scripts, also "C2 How old?". */
const SCRIPT = /^([A-Z]{1,3}\d{1,3}[a-z]?)(?:[.:)]\s+|\s+(?=[^?]*\?))/;
const LETTER =
  /^(?:[([]?([a-zA-Zа-яА-Яα-ωא-תأ-يア-ンअ-ह가나다라마바사ａ-ｚＡ-Ｚ甲乙丙丁])[)\]、]|([①-⑳⑴-⒇]))\s*/;
/** "A. Lincoln" is a name, unless a "B." follows or an "A." is before it. */
const DOTTED =
  /^([a-zA-Zа-яА-Яα-ωא-תأ-يア-ンअ-ह가나다라마바사])(?:[.．،]\s*|-\s+|\s{2,}|(?<=[A-Z])\s|\u3000)(?=\S)/;

const ORDERS = [
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдежзиклмнопрстуф',
  'أبجدهوزحطي',
  'アイウエオカキクケコ',
  'कखगघङचछजझ',
  'אבגדהוזחטיכ',
  '가나다라마바사',
  'αβγδεζηθ',
];

/** Where the line before or after shows it, "o" represents a bullet and "A." a mark. */
export interface Neighbours {
  previous: string;
  next: string;
}

export interface Marked {
  mark: Mark;
  /** The mark's number or letter. */
  label: string;
  /** The text after the mark. */
  rest: string;
  /** The mark is a number without "." or ")": "1 Very poor". */
  isBare: boolean;
}

/** The box or circle at the start of a text, and its length. */
function findBox(text: string): { mark: 'box' | 'circle'; length: number } | null {
  const ascii = toAscii(text);
  const box = BOX.exec(ascii);
  if (box) return { mark: 'box', length: box[0].length };
  const circle = CIRCLE.exec(ascii);
  return circle && { mark: 'circle', length: circle[0].length };
}

function findOwnMark(text: string): Marked {
  const box = findBox(text);
  if (box) return { mark: box.mark, label: '', rest: text.slice(box.length), isBare: false };
  const ascii = toAscii(text);
  for (const [mark, pattern] of [
    ['asked', patterns.questionNumber],
    ['asked', /^Q(?:uestion)?:\s+/],
    ['asked', patterns.spelledQuestionNumber],
    ['script', SCRIPT],
    ['bullet', BULLET],
    ['bullet', SMALL_ROMAN],
    ['decimal', DECIMAL],
    ['number', CODED_NUMBER],
    ['number', NUMBER],
    ['roman', ROMAN],
    ['letter', LETTER],
    ['number', BARE_NUMBER],
  ] as const) {
    const match = pattern.exec(ascii);
    if (!match) continue;
    const rest = text.slice(match[0].length);
    // A box after a bullet or a number is an option.
    const inner = findBox(rest);
    if (inner && rest.length > inner.length) {
      return { mark: inner.mark, label: '', rest: rest.slice(inner.length), isBare: false };
    }
    const label = match.slice(1).find(Boolean) ?? '';
    return { mark, label, rest, isBare: pattern === BARE_NUMBER };
  }
  return { mark: null, label: '', rest: text, isBare: false };
}

/** The letter of "A. Yes". */
const readDottedLabel = (text: string) => DOTTED.exec(text.trim().slice(0, 8))?.[1]?.toLowerCase();

/** Whether "B." follows this "A.", or "A." precedes it. */
function isInSequence(label: string, { previous, next }: Neighbours): boolean {
  const order = ORDERS.find((letters) => letters.includes(label)) ?? '';
  const index = order.indexOf(label);
  return (
    index !== -1 &&
    (readDottedLabel(next) === order[index + 1] ||
      (index > 0 && readDottedLabel(previous) === order[index - 1]))
  );
}

/** The mark of a line, and the text after it. */
export function findMark(text: string, neighbours: Neighbours): Marked {
  const { previous, next } = neighbours;
  const isBullet =
    LETTER_BULLET.test(text) &&
    [previous, next].some((neighbour) => LETTER_BULLET.test(neighbour.trim()));
  if (isBullet) {
    return { mark: 'bullet', label: '', rest: text.replace(LETTER_BULLET, ''), isBare: false };
  }
  const own = findOwnMark(text);
  const label = own.mark === null || own.mark === 'roman' ? readDottedLabel(text) : undefined;
  return label !== undefined && isInSequence(label, neighbours)
    ? { mark: 'letter', label, rest: text.replace(DOTTED, ''), isBare: false }
    : own;
}

/** The text after a letter that ends a list: "X. Other"; null for any other line. */
export function readLastLetteredItem(text: string): string | null {
  const rest = text.replace(DOTTED, '');
  const isEnd =
    /^[w-z]$/.test(readDottedLabel(text) ?? '') ||
    (rest !== text && patterns.other.test(toAscii(rest)));
  return isEnd ? rest : null;
}
