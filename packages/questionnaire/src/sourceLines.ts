import { isTooLong, toAscii } from './marks.ts';
import { patterns } from './patterns.ts';
import { LINE_END } from './plainLine.ts';

/** A line of the text, or a part of it: 3.001 and 3.002 are parts, 3.02 an option beside its question. */
export interface SourceLine {
  line: number;
  raw: string;
  /** Why the line belongs to no question, if its form shows it. */
  skipReason?: string;
}

/** Characters that only divide words at the ends of lines. */
const COPY_ARTIFACTS = /[\u00ad\u200b\u2060\ufeff]/g;
const QUOTE_PREFIX = /^\s*(?:>\s?)+/;
const SUBJECT = 'subject|betreff|objet|asunto|assunto';
const BEGINS_WITH_SUBJECT = new RegExp(`^(?:${SUBJECT})`, 'i');
/** A line of an email's header, with its value. */
const MAIL_HEADER = new RegExp(
  `^(?:from|sent|to|cc|date|von|gesendet|an|de|envoyé|à|enviado|para|${SUBJECT})\\s?:\\s*["<\\p{L}\\d]`,
  'iu',
);
const HYPHEN_AT_END = /\p{Ll}-$/u;

/** Directions to an interviewer: "READ OUT", "[IF Q1 = NO]". */
const DIRECTION =
  /^\s*(?:Display This Question:|Skip To: .*|If Q?\d+ .*=.*)$|\[(?:IF|ASK|ONLY|BASE|SKIP|ALL)\b[^\]]*\]|\((?:INTERVIEWER|ENUMERATOR|PROBE|READ|SHOW)\b[^)]*\)|[[(]?\b(?:DO NOT (?:READ(?: OUT)?|PROMPT)|READ (?:OUT|ALOUD|LIST)|SHOW ?CARD(?: \w{1,3})?|PROBE(?: FULLY)?|ROTATE|RANDOMI[SZ]E)\b\.?[)\]]?|^IF\b[^a-z]*\bASK\b[^a-z]*:$|(?<=\s{2})(?:CONTINUE|TERMINATE|(?:THANK AND )?CLOSE|END INTERVIEW)$/gu;

function separateDirections(line: SourceLine): SourceLine[] {
  const foundDirections = line.raw.match(DIRECTION) ?? [];
  if (foundDirections.length === 0) return [line];
  const raw = line.raw
    .replace(DIRECTION, ' ')
    .replace(/\s*(?:[-=]+>|→)\s*$/u, '')
    .trimEnd();
  const directions = foundDirections.map((direction) => ({
    ...line,
    raw: direction,
    skipReason: 'a direction to the interviewer',
  }));
  return /[\p{L}\d]/u.test(raw) ? [{ ...line, raw }, ...directions] : directions;
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

/** The last field of a line. It may have options instead of a blank: "Sex: M / F". */
const LAST_FIELD = new RegExp(
  `${ONE_FIELD.source}|^\\p{L}[^:：_＿]{0,30}[:：]\\s*\\S.*[/☐□○◯]`,
  'u',
);

/** The fields of a line that has several: "First name: ____   Last name: ____". */
function findFields(line: SourceLine): SourceLine[] {
  const fields = line.raw.trim().replace(DATE_BLANK, '____').split(NEXT_FIELD);
  const areFields =
    fields.length > 1 &&
    fields.every((field, index) =>
      (index > 0 && index === fields.length - 1 ? LAST_FIELD : ONE_FIELD).test(field),
    );
  return areFields ? fields.map((raw) => ({ ...line, raw })) : [line];
}

/** A line whose only blank is followed by a unit: "Age: ____ years". */
const BLANK_WITH_UNIT = new RegExp(
  `^(.*\\p{L}{2}[^_＿…]*?(?:${BLANK}|\\|_[|_\\s]*\\||\\(\\s{3,}\\)))\\s*([^_＿…|?]{0,30}\\p{L}{2}[^_＿…|?]{0,30})$`,
  'u',
);

/** The text after a blank belongs to no question, unless it ends a sentence. */
function separateUnit(line: SourceLine): SourceLine[] {
  const [, raw = '', textBehind = ''] = BLANK_WITH_UNIT.exec(line.raw) ?? [];
  const isUnit =
    /[?:)][\s_＿.…|(]*\)?$/u.test(toAscii(raw)) || textBehind.trim().split(/\s+/).length <= 2;
  return textBehind && isUnit && !patterns.other.test(toAscii(line.raw.trim()))
    ? [
        { ...line, raw: raw.replace(/\(\s{3,}\)$/, '____') },
        { ...line, raw: textBehind, skipReason: 'behind a blank' },
      ]
    : [line];
}

/** Boxes that a person has ticked. */
export const TICKED = /\[[xX]\]|\([xX]\)|[☒☑●]/u;
const VALUE = /^(\s*\p{L}[^:：?]{0,30}[:：])[ \t]+([^\s_.…].*)$/u;

/** The fields of a form that somebody filled in; the answers are left out. */
function separateValue(line: SourceLine): SourceLine[] {
  const [, label, value] = VALUE.exec(line.raw) ?? [];
  return label && value && !/[/|☐□○◯[(?？]/u.test(value)
    ? [
        { ...line, raw: label },
        { ...line, raw: value, skipReason: 'somebody’s answer' },
      ]
    : [line];
}

/** A page number, with digits as "#": "Page # of #", "#/#". */
const PAGE_NUMBER = /\p{L}{3,}\.?\s*#\s*(?:\/|\p{L}{1,4})\s*#|^#\s*\/\s*#/u;
const findShape = (raw: string): string => raw.trim().replace(/\d+/g, '#').replace(/\s+/g, ' ');

/** A box after its label: "Other ☐ (please state) ....". */
const BOX_AFTER_LABEL = /^(\s*\S.*?)\s+([☐□○◯])\s+(\([^)]*\)\s*[._…]*|[._…]{3,})\s*$/u;
/** Blanks to tick instead of boxes: "___ Phone  ___ Email", "Yes ____  No ____". */
const TICK_BLANK = /(^\s*|\s)_{2,5} (?=\p{L}|\d+(?![.)\d]))/gu;
const TICK_BLANK_AT_START = /^\s*_{2,5} (?:\p{L}|\d+(?![.)\d]))/u;
const LABELS_WITH_TICK_BLANKS =
  /(?<=\?\s+)(?:\p{L}{2,4}|\p{L}+ \p{L}+)\s*_{2,5}(?:\s+\p{L}[\p{L} ]{1,15}?\s*_{2,5})+\s*$/u;
const LABEL_WITH_TICK_BLANK = /(\p{L}[\p{L} ]*?)\s*_{2,5}/gu;

/** Two numbered questions beside one another. */
const ADJACENT_QUESTIONS = /^\s*\(?\d{1,3}[.)]\s.*\S\s{3,}\(?\d{1,3}[.)]\s/;
const COLUMN_GAP = /\s{3,}|\t+/;

/** The lines of two columns, one column after the other; the paragraph has both. */
function splitColumns(lines: SourceLine[]): SourceLine[] {
  const output: SourceLine[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const first = lines[index] as SourceLine;
    if (isTooLong(first.raw) || !ADJACENT_QUESTIONS.test(first.raw)) {
      output.push(first);
      continue;
    }
    let end = index;
    while (lines[end] && lines[end]?.raw.trim() !== '') end += 1;
    const rows = lines.slice(index, end);
    const cells = rows.map(({ line, raw }) => {
      const isRight = /^\s{12,}/.test(raw);
      const [firstCell = '', ...others] = raw.trim().split(COLUMN_GAP);
      return {
        line,
        left: isRight ? '' : firstCell,
        right: isRight ? firstCell : others.join('   '),
      };
    });
    const readColumn = (name: 'left' | 'right', part: number) =>
      cells.flatMap(({ line, [name]: raw }) => (raw === '' ? [] : [{ line: line + part, raw }]));
    const last = rows.at(-1)?.line ?? 0;
    const separator = [{ line: last + 0.005, raw: '' }];
    for (const line of readColumn('left', 0).concat(separator, readColumn('right', 0.01)))
      output.push(line);
    index += rows.length - 1;
  }
  return output;
}

const CODED_CELL = /^\d{1,3}$/;

/** The column of the only words in a row with empty first cells: an option of the question above. */
function optionColumn(cells: string[]): number {
  const filled = cells.flatMap((cell, index) => (cell && !CODED_CELL.test(cell) ? [index] : []));
  return cells[0] === '' && filled.length === 1 ? (filled[0] ?? 0) : 0;
}

/**
 * Turns a table with one option in each row into questions with lists. The first option is
 * beside its question.
 */
function joinColumns(lines: SourceLine[]): SourceLine[] {
  const rows = lines.map(({ raw }) =>
    isTooLong(raw) ? [] : raw.split('\t').map((cell) => cell.trim()),
  );
  let column = 0;
  return lines.flatMap((line, index) => {
    const cells = rows[index] ?? [];
    const nextColumn = optionColumn(rows[index + 1] ?? []);
    const cellsBefore = cells.slice(0, nextColumn);
    const hasQuestion = cellsBefore.every(Boolean) && /\p{L}{2}/u.test(cellsBefore.at(-1) ?? '');
    if (nextColumn > 0 && cells[nextColumn] && hasQuestion) {
      column = nextColumn;
      const [number = '', ...words] = cellsBefore;
      const questionNumber = words.length > 0 && CODED_CELL.test(number) ? `${number}.` : number;
      return [
        { ...line, raw: [questionNumber, ...words].join(' ') },
        { ...line, line: line.line + 0.02, raw: `- ${cells[nextColumn]}` },
      ];
    }
    if (optionColumn(cells) !== column) column = 0;
    return [column === 0 ? line : { ...line, raw: `- ${cells[column]}` }];
  });
}

const NAMED_NUMBER = /^\s*(\p{L}[\p{L}\p{M}]{0,11})\s+(\d{1,3})\s?[.:)]\s+(?=\S)/u;

/**
 * The word before the number of each question, in any language: "Câu 1. Why?", "Câu 2. How?". It
 * names questions, not options, only where other lines are between the numbers.
 */
function findQuestionWord(lines: readonly string[]): string | undefined {
  const numbered = lines.flatMap((raw, index) => {
    const [, name = '', number = ''] =
      isTooLong(raw) || patterns.partHeading.test(raw.trim())
        ? []
        : (NAMED_NUMBER.exec(toAscii(raw)) ?? []);
    return name ? [{ name, number: Number(number), at: index }] : [];
  });
  const names = [...Map.groupBy(numbered, ({ name }) => name)];
  return names.find(
    ([, all]) =>
      all.length > 2 &&
      all.every(({ number, at: lineIndex }, index) => {
        const previous = all[index - 1];
        return previous
          ? number === previous.number + 1 && lineIndex > previous.at + 1
          : number === 1;
      }),
  )?.[0];
}

/** Whether a line is the mark of the text below: "a.", "Question 1". */
function isMarkAlone(raw: string): boolean {
  const text = toAscii(raw.trim());
  return (
    /^(?:\d{1,3}[.)]|\(?[a-zA-Z][.)])$/.test(text) ||
    patterns.questionNumber.exec(text)?.[0] === text
  );
}

/** Joins a word that a hyphen divides at the end of a line, and a mark with its text below. */
function joinParts(lines: SourceLine[]): SourceLine[] {
  const joinedLines: SourceLine[] = [];
  for (const line of lines) {
    const previous = joinedLines.at(-1);
    const isNumberAlone = (text = '') => /^\s*\d{1,3}\s*$/.test(text);
    // "1" above "How often?", but not the last degree of a scale.
    if (
      previous &&
      isNumberAlone(previous.raw) &&
      !isNumberAlone(joinedLines.at(-2)?.raw) &&
      /[?？]\s*\*?\s*$/u.test(line.raw)
    ) {
      previous.raw = `${previous.raw.trim()}. ${line.raw.trim()}`;
      continue;
    }
    if (
      previous &&
      isMarkAlone(previous.raw) &&
      /\p{L}|\d/u.test(line.raw) &&
      !isMarkAlone(line.raw)
    ) {
      previous.raw = `${previous.raw.trimEnd()} ${line.raw.trim()}`;
      continue;
    }
    const isRest =
      previous && HYPHEN_AT_END.test(previous.raw.trimEnd()) && /^\s*\p{Ll}/u.test(line.raw);
    if (isRest) previous.raw = previous.raw.trimEnd().slice(0, -1) + line.raw.trim();
    else joinedLines.push({ ...line });
  }
  return joinedLines;
}

/**
 * Splits a text into lines. It removes quote signs, joins divided words, puts columns below one
 * another, and marks page footers and directions to interviewers. A line with several fields becomes
 * one line for each field.
 */
export function sourceLines(text: string): SourceLine[] {
  const lines = text.replace(COPY_ARTIFACTS, '').split(LINE_END);
  const nonEmptyLines = lines.filter((raw) => raw.trim() !== '');
  // Text copied from a spreadsheet has the same number of tabs in every row, even if only the first
  // cell is filled.
  const widths = new Set(nonEmptyLines.map((raw) => raw.split('\t').length));
  const isSheet = nonEmptyLines.length > 2 && widths.size === 1 && !widths.has(1);
  const quotedCount = nonEmptyLines.filter((raw) => QUOTE_PREFIX.test(raw)).length;
  const isQuoted = quotedCount > 2 || quotedCount * 2 > nonEmptyLines.length;
  const firstBodyIndex = nonEmptyLines.findIndex((raw) => !MAIL_HEADER.test(raw));
  const mailHeaderLines = new Set(nonEmptyLines.slice(0, Math.max(0, firstBodyIndex)));
  const isMail = [...mailHeaderLines].some((raw) => BEGINS_WITH_SUBJECT.test(raw));
  const name = findQuestionWord(lines);
  const isTicked = TICKED.test(text);
  const hasTickBlanks = (raw: string) =>
    TICK_BLANK_AT_START.test(raw) ||
    ((raw.match(TICK_BLANK)?.length ?? 0) > 1 && (raw.match(/[:：]\s*_{2}/g)?.length ?? 0) < 2);
  const hasSeveralTickBlanks = (text.match(TICK_BLANK)?.length ?? 0) > 1;
  const title = nonEmptyLines[0]?.trim() ?? '';
  const shapes = Map.groupBy(
    nonEmptyLines.filter((raw) => !isTooLong(raw)),
    findShape,
  );
  const isFooter = (raw: string, line: number) => {
    const shape = findShape(raw);
    // "Class 1/2", "Class 3/4" are a list.
    const isListed = [line - 1, line + 1].some((near) => findShape(lines[near] ?? '') === shape);
    // A repetition of the first line is the header of another page.
    const isRepeatedTitle = raw.trim() === title && title.length > 20;
    const isPageNumber = PAGE_NUMBER.test(shape) && !patterns.sectionCounter.test(raw.trim());
    return !isListed && (shapes.get(shape)?.length ?? 0) > 1 && (isPageNumber || isRepeatedTitle);
  };
  /** The same line above the number of every page. */
  const pageLines = new Set(
    [...Map.groupBy(lines.keys(), (index) => lines[index]?.trim() ?? '').values()].flatMap(
      (ats) => {
        const numbers = ats.map((index) => Number(lines[index + 1]?.trim() || Number.NaN));
        const areRising = numbers.every(
          (number, index) => Number.isInteger(number) && number > (numbers[index - 1] ?? 0),
        );
        return ats.length > 1 && areRising ? ats.flatMap((index) => [index, index + 1]) : [];
      },
    ),
  );
  let isBelowAnswers = false;
  const source = lines.flatMap((raw, line): SourceLine[] => {
    if (isTooLong(raw)) return [{ line, raw }];
    if (isMail && mailHeaderLines.has(raw))
      return [{ line, raw, skipReason: 'the head of a mail' }];
    const isSingleCell = isSheet && /^[^\t]+\t+$/.test(raw);
    // Below a row of answers it is a row of a grid.
    const row = isSingleCell && !isBelowAnswers ? raw.trimEnd() : raw;
    if (!isSingleCell) isBelowAnswers = /^[^\t]+(?:\t[^\t?]+){2,}$/.test(raw);
    const own = (isQuoted ? row.replace(QUOTE_PREFIX, '') : row)
      .replace(NAMED_NUMBER, (match, word, number) => (word === name ? `${number}. ` : match))
      .replace(BOX_AFTER_LABEL, '$1 $3 $2')
      .replace(LABELS_WITH_TICK_BLANKS, (blank) => blank.replace(LABEL_WITH_TICK_BLANK, '☐ $1 '))
      .replace(TICK_BLANK, (blank, prefix) =>
        hasSeveralTickBlanks && hasTickBlanks(raw) ? `${prefix}☐ ` : blank,
      );
    return [
      {
        line,
        raw: own,
        ...((pageLines.has(line) || isFooter(raw, line)) && { skipReason: 'on every page' }),
      },
    ];
  });
  return splitColumns(joinParts(joinColumns(source))).flatMap((line) => {
    if (line.skipReason || isTooLong(line.raw)) return [line];
    const parts = separateDirections(line).flatMap((part) =>
      part.skipReason ? [part] : findFields(part).flatMap(separateUnit),
    );
    const own = isTicked && parts.length === 1 ? parts.flatMap(separateValue) : parts;
    return own.map((part, index) => ({ ...part, line: part.line + index / 1000 }));
  });
}
