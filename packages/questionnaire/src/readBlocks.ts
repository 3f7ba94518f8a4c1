import Papa from 'papaparse';
import {
  isAnswerInstruction,
  readBoxes,
  readMarkedParts,
  readNamedOptions,
  readScale,
  readTrailingAnswers,
  splitAlternatives,
  splitShortList,
} from './answersOnLine.ts';
import {
  ANY_BOX,
  BOX_AFTER_ANSWER,
  findMark,
  isTooLong,
  type Mark,
  type Neighbours,
  readLastLetteredItem,
  toAscii,
} from './marks.ts';
import { patterns } from './patterns.ts';
import type { SourceLine } from './sourceLines.ts';

/** A line of a pasted document, and what its form says. */
interface Line {
  /** The line's number, counted from 0, with blank lines. */
  line: number;
  /** The whole line, without surrounding blanks. */
  source: string;
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
  /** Whether its paragraph begins or ends with this line. */
  isFirst: boolean;
  isLast: boolean;
}

/** A block with what every rule asks about its text. */
export interface Block extends Line {
  /** The text with digits and signs as ASCII has them. */
  ascii: string;
  /** Whether it ends with a question mark, perhaps before brackets or a star. */
  isQuestion: boolean;
  /** Whether it is around a form and asks nothing. */
  isFooter: boolean;
}

/** The columns of a row: a tab or a wide gap divides it. Tabs around it leave columns empty. */
function splitCells(raw: string, source: string): string[] {
  const isRow = /\S\s*\t\s*\S/.test(raw) || /\S *\t *\t/.test(raw) || / {3,}/.test(source);
  if (!isRow) return [];
  // The longest label of an aligned grid may touch its boxes.
  const row = raw.includes('\t')
    ? raw.replace(/^\t+/, '\t')
    : source.replace(/ +(?=(?:[☐□○◯] +)+[☐□○◯]$)/u, '   ');
  return row.split(row.includes('\t') ? '\t' : / {3,}/).map((cell) => cell.trim());
}

const MARKS_OF_OPTIONS: ReadonlySet<Mark> = new Set(['box', 'circle', 'bullet', 'letter']);

const removeMark = (line: Line): Line => ({
  ...line,
  text: line.source,
  mark: null,
  isBare: false,
});

/**
 * Marks that count only among others: bare numbers in a sequence ("1 Never", "2 Often", but not "1
 * to 5 years"), and decimals and codes such as "S1." if there are two. "X. Other" ends a list of
 * letters.
 */
function resolveMarks(lines: Line[]): Line[] {
  const countMarks = (mark: Mark) => lines.filter((line) => line.mark === mark).length;
  const hasDecimals = countMarks('decimal') >= 2;
  const isScript = countMarks('script') >= 2;
  const questions = findBareQuestions(lines);
  const result: Line[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as Line;
    const previousLine = result.at(-1);
    if (questions.has(line)) {
      result.push({ ...line, isBare: false });
      continue;
    }
    if (line.isBare) {
      const run = [line];
      while (lines[index + 1]?.isBare && !questions.has(lines[index + 1] as Line)) {
        index += 1;
        run.push(lines[index] as Line);
      }
      const areRanges = run.every(({ text }) => /^\d/.test(text));
      const isSequence = run.length >= 2 && areCounted(run) && !areRanges;
      for (const line of run) result.push(isSequence ? line : removeMark(line));
      continue;
    }
    // "ANXIETY / DEPRESSION" above its answers.
    const next = lines[index + 1];
    const isStem = line.mark === null && line.parts.length > 0 && line.text === line.source;
    const isAbove = next && !next.isFirst && next.parts.length === 0;
    if (isStem && line.isFirst && isAbove && MARKS_OF_OPTIONS.has(next.mark)) {
      result.push({ ...line, parts: [] });
      continue;
    }
    // "Male    Female" below "Sex?".
    const isPair = line.mark === null && line.cells.length === 2 && line.cells.every(isShortWords);
    const introduces =
      previousLine && (isAsking(previousLine) || isAnswerInstruction(previousLine.text));
    if (isPair && introduces && (line.isLast || !next || isAsking(next))) {
      result.push({ ...line, parts: line.cells });
      continue;
    }
    const isUnmarked = line.mark === null || line.mark === 'roman';
    const canEnd = isUnmarked && previousLine?.mark === 'letter' && !line.isFirst;
    const rest = canEnd ? readLastLetteredItem(line.source) : null;
    if (previousLine && rest !== null) {
      result.push({ ...line, text: rest, mark: 'letter', style: previousLine.style });
    } else if (line.mark === 'script') {
      const isQuestion = isScript || ASKS.test(toAscii(line.text));
      result.push(isQuestion ? { ...line, mark: 'asked' } : removeMark(line));
    } else result.push(line.mark === 'decimal' && !hasDecimals ? removeMark(line) : line);
  }
  return result;
}

/** Marks that number questions. */
export const QUESTION_NUMBER_MARKS: ReadonlySet<Mark> = new Set([
  'asked',
  'number',
  'decimal',
  'roman',
]);

const isAsking = ({ mark, isBare, text }: Line): boolean =>
  (QUESTION_NUMBER_MARKS.has(mark) && !isBare) || ASKS.test(toAscii(text));

/**
 * The questions of a text that numbers them without a sign: "1  Sex?", "201 How old are you?". Their
 * numbers rise over the text, and most ask or have marked options.
 */
function findBareQuestions(lines: Line[]): Set<Line> {
  const candidates = lines.flatMap((line, index) => {
    const [previousLine, next] = [lines[index - 1], lines[index + 1]];
    const isQuestion = toAscii(line.text).includes('?');
    const isAlone = isQuestion || line.isFirst || !(previousLine?.isBare || next?.isBare);
    if (!line.isBare || !isAlone) return [];
    const isListed = next !== undefined && next.mark !== null;
    return [{ line, isClear: isListed || isQuestion }];
  });
  const numbers = candidates.map(({ line }) => Number(toAscii(line.label)));
  const [first = 0] = numbers;
  const isRising = numbers.every((number, index) => {
    const last = numbers[index - 1];
    return last === undefined || number === last + 1 || (first > 100 && number > last);
  });
  const clearCount = candidates.filter(({ isClear }) => isClear).length;
  const areQuestions = isRising && (first === 1 || first > 100) && clearCount >= 2;
  return new Set(
    areQuestions && clearCount * 2 >= candidates.length ? candidates.map(({ line }) => line) : [],
  );
}

type Numbered = Pick<Line, 'label' | 'text'>;

/** Whether bare numbers are amounts: "1 day", "2 days", "3 days". */
const areAmounts = (lines: Numbered[]): boolean =>
  new Set(lines.map(({ text }) => text.toLowerCase().replace(/s$/, ''))).size < lines.length;

/**
 * Whether numbers count lines, up from 0 or 1, perhaps with codes from 88 after them. Amounts do not.
 */
export const areCounted = (lines: Numbered[]): boolean =>
  lines.every((line, index) => continuesCount(lines[index - 1], line)) && !areAmounts(lines);

/** Whether a number begins a list at 0 or 1, or continues the one before. */
export function continuesCount(
  previous: Pick<Line, 'label'> | undefined,
  line: Pick<Line, 'label'>,
): boolean {
  const number = Number(toAscii(line.label));
  if (!previous) return number <= 1;
  const last = Number(toAscii(previous.label));
  return number === last + 1 || (number >= 88 && number > last);
}

const WRAPPED_LENGTH = 40;
/** More lines than a question has on a narrow page. */
const MAX_QUESTION_LINES = 5;

const startsLowercase = ({ text }: Line): boolean => /^[(“"]?\p{Ll}/u.test(text);

/** Whether this line goes on with the question above: it is in small letters, up to the one that asks. */
function hasQuestionBelow(blocks: Line[], index: number): boolean {
  for (const line of blocks.slice(index, index + MAX_QUESTION_LINES)) {
    if (line.mark !== null || line.isFirst || isTooLong(line.text)) return false;
    if (!startsLowercase(line) || /[.…]{3,}/u.test(line.text)) return false;
    if (/\?|[.:]$/.test(toAscii(line.text))) return true;
  }
  return false;
}

/** Whether this line goes on with the option above: the others of its paragraph begin with capitals. */
function continuesOptionAbove(blocks: Line[], index: number): boolean {
  const [previousBlock, line, next] = [blocks[index - 1], blocks[index], blocks[index + 1]];
  if (!previousBlock || !line || previousBlock.mark !== null || !startsLowercase(line))
    return false;
  if (isTooLong(previousBlock.text) || isTooLong(line.text)) return false;
  const isCapital = (block: Line | undefined) =>
    block === undefined || block.isFirst || /^\p{Lu}/u.test(block.text);
  return (
    /^\p{Lu}/u.test(previousBlock.text) &&
    !/[.?!:;)…]$/u.test(toAscii(previousBlock.text)) &&
    isCapital(next) &&
    previousBlock.text.length > NARROW_LINE_LENGTH
  );
}

/** An option that may fill the line of a narrow page. */
const NARROW_LINE_LENGTH = 18;

/**
 * Joins the parts of a line that a page break or a form divided: a part that continues in small
 * letters, and a question below its number.
 */
function joinWrappedLines(blocks: Line[]): Line[] {
  const joinedBlocks: Line[] = [];
  for (const [index, block] of blocks.entries()) {
    const previousBlock = joinedBlocks.at(-1);
    const isNext =
      previousBlock !== undefined &&
      !block.isFirst &&
      block.mark === null &&
      previousBlock.parts.length === 0 &&
      previousBlock.cells.length < 3 &&
      !isTooLong(previousBlock.text);
    // Some form tools print the star of a required question on its own line.
    if (isNext && block.source === '*') {
      joinedBlocks[joinedBlocks.length - 1] = { ...previousBlock, text: `${previousBlock.text} *` };
      continue;
    }
    const isNumbered =
      previousBlock?.mark === 'asked' ||
      previousBlock?.mark === 'number' ||
      previousBlock?.mark === 'decimal';
    const continues =
      /^\p{Ll}/u.test(block.text) ||
      (isNumbered && !block.isBare && ASKS.test(toAscii(block.text)));
    const isRest =
      isNext &&
      block.parts.length === 0 &&
      (previousBlock.text.length > WRAPPED_LENGTH ||
        (previousBlock.mark !== null && block.indent > previousBlock.indent)) &&
      continues &&
      !/[.?!:;…)*\]_]$/u.test(toAscii(previousBlock.text));
    // A narrow page breaks a question several times, and goes on in small letters.
    const isBroken =
      isNext && isNumbered && !previousBlock.isBare && hasQuestionBelow(blocks, index);
    const isBracket =
      isNext &&
      previousBlock.text.startsWith('(') &&
      !previousBlock.text.includes(')') &&
      startsLowercase(block);
    const isRestOfLine = isBroken || isBracket || (isNext && continuesOptionAbove(blocks, index));
    if (isRest || (isRestOfLine && block.parts.length === 0)) {
      joinedBlocks[joinedBlocks.length - 1] = {
        ...previousBlock,
        text: `${previousBlock.text} ${block.text}`,
        isLast: block.isLast,
      };
    } else joinedBlocks.push(block);
  }
  return joinedBlocks;
}

/** Patterns need much time for long gaps, and a gap says the same from eight blanks on. */
const shortenGaps = (line: string): string =>
  line.replace(/[^\S\t]{9,}/g, '        ').replace(/\t{25,}/g, '\t'.repeat(25));

/** "* 1. Which?" is required, as some form tools print it; "____ 1. Which?" has its blank before. */
const moveNumberFirst = (line: string): string =>
  /^\*\s*\d{1,3}\s?[.)]/.test(line)
    ? `${line.replace(/^\*\s*/, '')} *`
    : line.replace(/^_{2,}\s*(?=\d{1,3}\s?[.)]\s)/, '');

/** Several letters "o" on a line represent circles. */
const addCircles = (line: string): string => {
  const circled = line.replace(/(^|\s{2,})o\s+(?=\p{L})/gu, '$1○ ');
  return (circled.match(/○/g)?.length ?? 0) > 1 ? circled : line;
};

const PIPES = /^\s*\|.*\|\s*$/;
const ALIGNMENT = /^[\s|:-]*-{2}[\s|:-]*$/;

/** The time and name before each line of an exported chat. */
const SPEAKER =
  /^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: [AP]M)?\]?(?: -)? [^:]{1,30}: /;

const removeMarkdown = (line: string, hasTables: boolean): string => {
  const row = hasTables && PIPES.test(line) ? line.trim().slice(1, -1) : null;
  if (row !== null && ALIGNMENT.test(row)) return '---';
  return (row?.split('|').join('\t') ?? line.replace(/^\s*#{1,6}\s+/, ''))
    .replace(SPEAKER, '')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/(^|[\s.)])\*([^\s*]|[^\s*][^*]*[^\s*])\*(?![\w*])/g, '$1$2');
};

/** The separator of a CSV file with a question in each row, from its first line. */
function findSeparator(head: string): string | undefined {
  const { question, type, options } = patterns.columns;
  return [',', ';'].find((separator) => {
    const cells = isTooLong(head) ? [] : head.replaceAll('"', '').split(separator);
    const has = (pattern: RegExp) => cells.some((cell) => pattern.test(cell.trim()));
    return has(question) && (has(type) || has(options));
  });
}

/** A line of a CSV file as the row of a table with tabs. */
const addTabs = (line: string, delimiter: string): string =>
  Papa.parse<string[]>(line, { delimiter }).data[0]?.join('\t') ?? '';

/** A line that ends with a question mark; a star or an instruction may follow the mark. */
const ASKS = new RegExp(
  `\\?\\s*\\*?\\s*(?:_{3,}\\s*)?(?:[([][^)\\]]*[)\\]]\\s*)*(?:[*:]|(?:${patterns.several.source})[^?]*)?$`,
  'iu',
);

const isShortWords = (text: string) =>
  text.length < WRAPPED_LENGTH && /\p{L}/u.test(text) && !ASKS.test(toAscii(text));

/** A label and the scale after it. */
const ROW = /^(.*\p{L}.*?)(?::\s*|\s{2,}|\t)((?:\d{1,2}[\s|/]+){2,}\d{1,2})$/u;

/** The box of a number: "□1". */
const BOXED_NUMBER = new RegExp(`(?:${ANY_BOX.source})(?=\\s*\\d)`, 'gu');

/** Reads the mark, the columns and the answers of a line. */
function parseLine(line: Line, neighbours: Neighbours): Line {
  const { source, cells } = line;
  const ascii = toAscii(source);
  const scale = readScale(source.replace(BOXED_NUMBER, ' '));
  // "Food: 1 2 3 4 5" above or below "Service: 1 2 3 4 5" is a row of a grid.
  const item = scale.length > 0 ? ROW.exec(ascii) : null;
  const isRow = (near: string) => item !== null && ROW.exec(toAscii(near).trim())?.[2] === item[2];
  if (item && cells.length < 3 && (isRow(neighbours.previous) || isRow(neighbours.next))) {
    return { ...line, cells: [source.slice(0, item[1]?.length).trim(), ...scale] };
  }
  const isNumbered = /^(?=.*\p{L})[([]?\d+(?:\s?[.)、\]](?!\d)|\.\d+[.)]?\s)/u.test(ascii);
  if (scale.length > 0 && /^\D{0,40}\d/.test(ascii) && !isNumbered)
    return { ...line, parts: scale };
  const optionsText = readMarkedParts(source);
  if (optionsText?.stem === '') {
    return { ...line, mark: 'letter', style: 'letters of a line', parts: optionsText.parts };
  }
  const namedOptions = readNamedOptions(source);
  if (namedOptions.length >= 2) return { ...line, text: '', parts: namedOptions };
  const { mark, label, rest, isBare } = findMark(source, neighbours);
  const hasBox = mark === 'box' || mark === 'circle';
  const sign = mark === 'bullet' ? source[0] : '';
  const style = `${mark} ${sign} ${Math.round(line.indent / 2)}`;
  const parsedLine = { ...line, text: rest.trim(), mark, label, isBare, style };
  const boxes = readBoxes(hasBox ? source : rest);
  if (boxes && boxes.parts.length >= 2) {
    const { stem, parts } = boxes;
    const isQuestion = stem !== '' || mark === 'number' || mark === 'asked';
    const ownMark = stem !== '' && hasBox ? null : mark;
    return {
      ...parsedLine,
      text: stem || parsedLine.text,
      mark: isQuestion ? ownMark : mark === 'circle' ? 'circle' : 'box',
      isBare: false,
      parts,
    };
  }
  // The box after its answer: "Farming [ ]".
  const boxAtEnd =
    mark === null && !patterns.several.test(ascii) ? BOX_AFTER_ANSWER.exec(ascii) : null;
  if (boxAtEnd && boxAtEnd.index > 0) {
    const answer = source.slice(0, boxAtEnd.index);
    const skip = source.slice(boxAtEnd.index + boxAtEnd[0].length);
    return { ...parsedLine, text: `${answer}${skip}`, mark: 'box', style: 'box behind' };
  }
  const answers = hasBox ? null : readTrailingAnswers(parsedLine.text);
  if (answers) return { ...parsedLine, text: answers.stem, parts: answers.parts };
  const listedByStrokes = mark === null ? splitAlternatives(rest) : [];
  const end = toAscii(listedByStrokes.at(-1) ?? '');
  const isBlank = /[_＿]{3}$|[.…]{3,}\s*\d{0,3}$/u.test(end) && !patterns.other.test(end);
  const strokes = isBlank ? [] : listedByStrokes;
  // "Car, bus, train" alone below its question.
  const isAlone =
    mark === null &&
    ASKS.test(toAscii(neighbours.previous).trim()) &&
    !/^\s*\p{L}/u.test(neighbours.next);
  const list = isAlone && strokes.length === 0 ? splitShortList(rest) : [];
  if (list.length > 0) return { ...parsedLine, parts: list };
  const filled = cells.filter(Boolean);
  const areAnswers = strokes.length === 0 && mark === null && filled.length >= 3;
  return { ...parsedLine, parts: areAnswers && filled.every(isShortWords) ? filled : strokes };
}

/**
 * The lines of a text as blocks: marks, columns, and several answers on one line. Takes linear time
 * for lines up to 1000 characters.
 */
export function readBlocks(source: readonly SourceLine[]): Block[] {
  const hasTables = source.some(
    ({ raw: line }) => !isTooLong(line) && PIPES.test(line) && ALIGNMENT.test(line),
  );
  const separator = findSeparator(source.find(({ raw }) => raw.trim() !== '')?.raw ?? '');
  const all = source.map(({ raw: line }) =>
    isTooLong(line)
      ? line
      : shortenGaps(separator ? addTabs(line, separator) : removeMarkdown(line, hasTables)),
  );
  const lines = all.flatMap((raw, index): Line[] => {
    // An empty box is one sign: "(   )".
    const trimmed = raw.trim().replace(/([([])\s{2,}(?=[)\]]$)/, '$1 ');
    const isLong = isTooLong(trimmed);
    const sourceText = isLong ? trimmed : addCircles(moveNumberFirst(trimmed));
    if (sourceText === '') return [];
    const { [index - 1]: lineBefore = '', [index + 1]: lineAfter = '' } = all;
    const line: Line = {
      line: source[index]?.line ?? index,
      source: sourceText,
      text: sourceText,
      mark: null,
      label: '',
      isBare: false,
      indent: /^\s*/.exec(raw)?.[0].replace(/\t/g, '    ').length ?? 0,
      style: '',
      cells: isLong ? [] : splitCells(raw, sourceText),
      parts: [],
      isFirst: lineBefore.trim() === '',
      isLast: lineAfter.trim() === '',
    };
    return [isLong ? line : parseLine(line, { previous: lineBefore, next: lineAfter })];
  });
  return joinWrappedLines(resolveMarks(lines)).map((line) => {
    const ascii = toAscii(line.text);
    return {
      ...line,
      ascii,
      isQuestion: !isTooLong(line.text) && ASKS.test(ascii),
      isFooter: (line.cells.length > 0 ? line.cells : [line.source]).every((text) =>
        patterns.footer.test(toAscii(text)),
      ),
    };
  });
}
