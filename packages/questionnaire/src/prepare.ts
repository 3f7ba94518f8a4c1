import { isTooLong, plain } from './marks.ts';
import { LINE_END } from './plainLine.ts';
import { patterns } from './words.ts';

/** A line of the text, or a part of it: 3.001 and 3.002 are parts, 3.02 a choice beside its question. */
export interface SourceLine {
  line: number;
  raw: string;
  /** What its form says it is, if it belongs to no question. */
  out?: string;
}

/** Characters that only divide words at the ends of lines. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;
const QUOTED = /^\s*(?:>\s?)+/;
const SUBJECT = 'subject|betreff|objet|asunto|assunto';
const BEGINS_WITH_SUBJECT = new RegExp(`^(?:${SUBJECT})`, 'i');
/** A line of a mail's head, with what it says. */
const MAIL_HEAD = new RegExp(
  `^(?:from|sent|to|cc|date|von|gesendet|an|de|envoyé|à|enviado|para|${SUBJECT})\\s?:\\s*["<\\p{L}\\d]`,
  'iu',
);
const DIVIDED = /\p{Ll}-$/u;

/** Directions to an interviewer: "READ OUT", "[IF Q1 = NO]". */
const DIRECTION =
  /^\s*(?:Display This Question:|Skip To: .*|If Q?\d+ .*=.*)$|\[(?:IF|ASK|ONLY|BASE|SKIP|ALL)\b[^\]]*\]|\((?:INTERVIEWER|ENUMERATOR|PROBE|READ|SHOW)\b[^)]*\)|[[(]?\b(?:DO NOT (?:READ(?: OUT)?|PROMPT)|READ (?:OUT|ALOUD|LIST)|SHOW ?CARD(?: \w{1,3})?|PROBE(?: FULLY)?|ROTATE|RANDOMI[SZ]E)\b\.?[)\]]?|^IF\b[^a-z]*\bASK\b[^a-z]*:$|(?<=\s{2})(?:CONTINUE|TERMINATE|(?:THANK AND )?CLOSE|END INTERVIEW)$/gu;

function withoutDirections(one: SourceLine): SourceLine[] {
  const found = one.raw.match(DIRECTION) ?? [];
  if (found.length === 0) return [one];
  const raw = one.raw
    .replace(DIRECTION, ' ')
    .replace(/\s*(?:[-=]+>|→)\s*$/u, '')
    .trimEnd();
  const out = 'a direction to the interviewer';
  const directions = found.map((direction) => ({ ...one, raw: direction, out }));
  return /[\p{L}\d]/u.test(raw) ? [{ ...one, raw }, ...directions] : directions;
}

/** The blank of a date: "__ / __ / ____". */
const DATE_BLANK = /_{2,}(?:\s*[/.-]\s*_{2,})+/g;
const BLANK = '(?:[_＿]{3,}|\\.{4,}|…{2,})';
const UNIT = '(?:\\s?\\p{L}{1,5}\\.?)?';
/** Between a field's blank and the next field. */
const NEXT_FIELD = new RegExp(
  `(?<=${BLANK}${UNIT})\\s*(?:\\s{2,}|\\t|\\s(?=\\p{Lu}))(?=\\p{L})`,
  'u',
);
const ONE_FIELD = new RegExp(`^(?:\\d{1,3}[.)]\\s+)?\\p{L}[^_＿…]*[\\s:]${BLANK}${UNIT}\\s*$`, 'u');

/** The last field of a line. It may have choices instead of a blank: "Sex: M / F". */
const LAST_FIELD = new RegExp(
  `${ONE_FIELD.source}|^\\p{L}[^:：_＿]{0,30}[:：]\\s*\\S.*[/☐□○◯]`,
  'u',
);

/** The fields of a line that has several: "First name: ____   Last name: ____". */
function fieldsOf(one: SourceLine): SourceLine[] {
  const fields = one.raw.trim().replace(DATE_BLANK, '____').split(NEXT_FIELD);
  const areFields =
    fields.length > 1 &&
    fields.every((field, at) =>
      (at > 0 && at === fields.length - 1 ? LAST_FIELD : ONE_FIELD).test(field),
    );
  return areFields ? fields.map((raw) => ({ ...one, raw })) : [one];
}

/** The only blank of a line, with its unit behind: "Age: ____ years". */
const BEHIND_BLANK = new RegExp(
  `^(.*\\p{L}{2}[^_＿…]*?(?:${BLANK}|\\|_[|_\\s]*\\||\\(\\s{3,}\\)))\\s*([^_＿…|?]{0,30}\\p{L}{2}[^_＿…|?]{0,30})$`,
  'u',
);

/** What stands behind a blank belongs to no question, unless it ends a sentence. */
function withoutUnit(one: SourceLine): SourceLine[] {
  const [, raw = '', behind = ''] = BEHIND_BLANK.exec(one.raw) ?? [];
  const isUnit =
    /[?:)][\s_＿.…|(]*\)?$/u.test(plain(raw)) || behind.trim().split(/\s+/).length <= 2;
  return behind && isUnit && !patterns.other.test(plain(one.raw.trim()))
    ? [
        { ...one, raw: raw.replace(/\(\s{3,}\)$/, '____') },
        { ...one, raw: behind, out: 'behind a blank' },
      ]
    : [one];
}

/** Boxes that a person has ticked. */
export const TICKED = /\[[xX]\]|\([xX]\)|[☒☑●]/u;
const VALUE = /^(\s*\p{L}[^:：?]{0,30}[:：])[ \t]+([^\s_.…].*)$/u;

/** The fields of a form that somebody filled in; the answers are left out. */
function withoutValue(one: SourceLine): SourceLine[] {
  const [, label, value] = VALUE.exec(one.raw) ?? [];
  return label && value && !/[/|☐□○◯[(?？]/u.test(value)
    ? [
        { ...one, raw: label },
        { ...one, raw: value, out: 'somebody’s answer' },
      ]
    : [one];
}

/** A number of pages, with digits as "#": "Page # of #", "#/#". */
const PAGES = /\p{L}{3,}\.?\s*#\s*(?:\/|\p{L}{1,4})\s*#|^#\s*\/\s*#/u;
const shapeOf = (raw: string): string => raw.trim().replace(/\d+/g, '#').replace(/\s+/g, ' ');

/** "Other ☐ (please state) ....": the box behind the words. */
const BOX_WITHIN = /^(\s*\S.*?)\s+([☐□○◯])\s+(\([^)]*\)\s*[._…]*|[._…]{3,})\s*$/u;
/** Blanks to tick instead of boxes: "___ Phone  ___ Email", "Yes ____  No ____". */
const TICK_BLANK = /(^\s*|\s)_{2,5} (?=\p{L}|\d+(?![.)\d]))/gu;
const BEGINS_WITH_BLANK = /^\s*_{2,5} (?:\p{L}|\d+(?![.)\d]))/u;
const BLANKS_BEHIND =
  /(?<=\?\s+)(?:\p{L}{2,4}|\p{L}+ \p{L}+)\s*_{2,5}(?:\s+\p{L}[\p{L} ]{1,15}?\s*_{2,5})+\s*$/u;
const BLANK_BEHIND = /(\p{L}[\p{L} ]*?)\s*_{2,5}/gu;

/** Two numbered questions beside one another. */
const BESIDE = /^\s*\(?\d{1,3}[.)]\s.*\S\s{3,}\(?\d{1,3}[.)]\s/;
const GAP = /\s{3,}|\t+/;

/** The lines of two columns, one column after the other; the paragraph has both. */
function inColumns(lines: SourceLine[]): SourceLine[] {
  const written: SourceLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const first = lines[at] as SourceLine;
    if (isTooLong(first.raw) || !BESIDE.test(first.raw)) {
      written.push(first);
      continue;
    }
    let end = at;
    while (lines[end] && lines[end]?.raw.trim() !== '') end += 1;
    const rows = lines.slice(at, end);
    const cells = rows.map(({ line, raw }) => {
      const isRight = /^\s{12,}/.test(raw);
      const [left = '', ...others] = raw.trim().split(GAP);
      return { line, left: isRight ? '' : left, right: isRight ? left : others.join('   ') };
    });
    const side = (name: 'left' | 'right', part: number) =>
      cells.flatMap(({ line, [name]: raw }) => (raw === '' ? [] : [{ line: line + part, raw }]));
    const last = rows.at(-1)?.line ?? 0;
    const between = [{ line: last + 0.005, raw: '' }];
    for (const one of side('left', 0).concat(between, side('right', 0.01))) written.push(one);
    at += rows.length - 1;
  }
  return written;
}

const CODED_CELL = /^\d{1,3}$/;

/** The column of the only words in a row with empty first cells: a choice of the question above. */
function choiceColumn(cells: string[]): number {
  const filled = cells.flatMap((cell, at) => (cell && !CODED_CELL.test(cell) ? [at] : []));
  return cells[0] === '' && filled.length === 1 ? (filled[0] ?? 0) : 0;
}

/**
 * Turns a table with one choice in each row into questions with lists. The first choice stands
 * beside its question.
 */
function inOneColumn(lines: SourceLine[]): SourceLine[] {
  const rows = lines.map(({ raw }) =>
    isTooLong(raw) ? [] : raw.split('\t').map((cell) => cell.trim()),
  );
  let column = 0;
  return lines.flatMap((one, at) => {
    const cells = rows[at] ?? [];
    const below = choiceColumn(rows[at + 1] ?? []);
    const before = cells.slice(0, below);
    const hasQuestion = before.every(Boolean) && /\p{L}{2}/u.test(before.at(-1) ?? '');
    if (below > 0 && cells[below] && hasQuestion) {
      column = below;
      const [number = '', ...words] = before;
      const asked = words.length > 0 && CODED_CELL.test(number) ? `${number}.` : number;
      return [
        { ...one, raw: [asked, ...words].join(' ') },
        { ...one, line: one.line + 0.02, raw: `- ${cells[below]}` },
      ];
    }
    if (choiceColumn(cells) !== column) column = 0;
    return [column === 0 ? one : { ...one, raw: `- ${cells[column]}` }];
  });
}

const NAMED = /^\s*(\p{L}[\p{L}\p{M}]{0,11})\s+(\d{1,3})\s?[.:)]\s+(?=\S)/u;

/**
 * The word before the number of each question, in any language: "Câu 1. Why?", "Câu 2. How?". It
 * names questions, not choices, only where other lines stand between the numbers.
 */
function nameOfQuestions(lines: readonly string[]): string | undefined {
  const found = lines.flatMap((raw, at) => {
    const [, name = '', number = ''] =
      isTooLong(raw) || patterns.part.test(raw.trim()) ? [] : (NAMED.exec(plain(raw)) ?? []);
    return name ? [{ name, number: Number(number), at }] : [];
  });
  const names = [...Map.groupBy(found, ({ name }) => name)];
  return names.find(
    ([, all]) =>
      all.length > 2 &&
      all.every(({ number, at }, index) => {
        const before = all[index - 1];
        return before ? number === before.number + 1 && at > before.at + 1 : number === 1;
      }),
  )?.[0];
}

/** Whether a line is the mark of the text below: "a.", "Question 1". */
function isMarkAlone(raw: string): boolean {
  const text = plain(raw.trim());
  return /^(?:\d{1,3}[.)]|\(?[a-zA-Z][.)])$/.test(text) || patterns.asked.exec(text)?.[0] === text;
}

/** Joins a word that a hyphen divides at the end of a line, and a mark with its text below. */
function joinParts(lines: SourceLine[]): SourceLine[] {
  const joined: SourceLine[] = [];
  for (const one of lines) {
    const before = joined.at(-1);
    const isLone = (text = '') => /^\s*\d{1,3}\s*$/.test(text);
    // "1" above "How often?", but not the last degree of a scale.
    if (
      before &&
      isLone(before.raw) &&
      !isLone(joined.at(-2)?.raw) &&
      /[?？]\s*\*?\s*$/u.test(one.raw)
    ) {
      before.raw = `${before.raw.trim()}. ${one.raw.trim()}`;
      continue;
    }
    if (before && isMarkAlone(before.raw) && /\p{L}|\d/u.test(one.raw) && !isMarkAlone(one.raw)) {
      before.raw = `${before.raw.trimEnd()} ${one.raw.trim()}`;
      continue;
    }
    const isRest = before && DIVIDED.test(before.raw.trimEnd()) && /^\s*\p{Ll}/u.test(one.raw);
    if (isRest) before.raw = before.raw.trimEnd().slice(0, -1) + one.raw.trim();
    else joined.push({ ...one });
  }
  return joined;
}

/**
 * Splits a text into lines. It removes quote signs, joins divided words, puts columns below one
 * another, and marks page footers and directions to interviewers. A line with several fields becomes
 * one line for each field.
 */
export function sourceLines(text: string): SourceLine[] {
  const lines = text.replace(UNSEEN, '').split(LINE_END);
  const filled = lines.filter((raw) => raw.trim() !== '');
  // A sheet has as many tabs in each row, also behind a lone cell.
  const widths = new Set(filled.map((raw) => raw.split('\t').length));
  const isSheet = filled.length > 2 && widths.size === 1 && !widths.has(1);
  const quoted = filled.filter((raw) => QUOTED.test(raw)).length;
  const isQuoted = quoted > 2 || quoted * 2 > filled.length;
  const first = filled.findIndex((raw) => !MAIL_HEAD.test(raw));
  const top = new Set(filled.slice(0, Math.max(0, first)));
  const isMail = [...top].some((raw) => BEGINS_WITH_SUBJECT.test(raw));
  const name = nameOfQuestions(lines);
  const isTicked = TICKED.test(text);
  const hasTicks = (raw: string) =>
    BEGINS_WITH_BLANK.test(raw) ||
    ((raw.match(TICK_BLANK)?.length ?? 0) > 1 && (raw.match(/[:：]\s*_{2}/g)?.length ?? 0) < 2);
  const ticks = (text.match(TICK_BLANK)?.length ?? 0) > 1;
  const title = filled[0]?.trim() ?? '';
  const shapes = Map.groupBy(
    filled.filter((raw) => !isTooLong(raw)),
    shapeOf,
  );
  const isFooter = (raw: string, line: number) => {
    const shape = shapeOf(raw);
    // "Class 1/2", "Class 3/4" are a list.
    const isListed = [line - 1, line + 1].some((near) => shapeOf(lines[near] ?? '') === shape);
    // The first line again is the head of the next page.
    const isHead = raw.trim() === title && title.length > 20;
    const isPage = PAGES.test(shape) && !patterns.section.test(raw.trim());
    return !isListed && (shapes.get(shape)?.length ?? 0) > 1 && (isPage || isHead);
  };
  /** The same line above the number of every page. */
  const pageLines = new Set(
    [...Map.groupBy(lines.keys(), (at) => lines[at]?.trim() ?? '').values()].flatMap((ats) => {
      const numbers = ats.map((at) => Number(lines[at + 1]?.trim() || Number.NaN));
      const areRising = numbers.every(
        (one, at) => Number.isInteger(one) && one > (numbers[at - 1] ?? 0),
      );
      return ats.length > 1 && areRising ? ats.flatMap((at) => [at, at + 1]) : [];
    }),
  );
  let isAnswers = false;
  const source = lines.flatMap((raw, line): SourceLine[] => {
    if (isTooLong(raw)) return [{ line, raw }];
    if (isMail && top.has(raw)) return [{ line, raw, out: 'the head of a mail' }];
    const isLone = isSheet && /^[^\t]+\t+$/.test(raw);
    // Below a row of answers it is a row of a grid.
    const row = isLone && !isAnswers ? raw.trimEnd() : raw;
    if (!isLone) isAnswers = /^[^\t]+(?:\t[^\t?]+){2,}$/.test(raw);
    const own = (isQuoted ? row.replace(QUOTED, '') : row)
      .replace(NAMED, (found, word, number) => (word === name ? `${number}. ` : found))
      .replace(BOX_WITHIN, '$1 $3 $2')
      .replace(BLANKS_BEHIND, (behind) => behind.replace(BLANK_BEHIND, '☐ $1 '))
      .replace(TICK_BLANK, (blank, before) => (ticks && hasTicks(raw) ? `${before}☐ ` : blank));
    return [
      {
        line,
        raw: own,
        ...((pageLines.has(line) || isFooter(raw, line)) && { out: 'on every page' }),
      },
    ];
  });
  return inColumns(joinParts(inOneColumn(source))).flatMap((one) => {
    if (one.out || isTooLong(one.raw)) return [one];
    const parts = withoutDirections(one).flatMap((part) =>
      part.out ? [part] : fieldsOf(part).flatMap(withoutUnit),
    );
    const own = isTicked && parts.length === 1 ? parts.flatMap(withoutValue) : parts;
    return own.map((part, at) => ({ ...part, line: part.line + at / 1000 }));
  });
}
