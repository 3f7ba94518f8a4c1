import { splitList } from './answersOnLine.ts';
import { ANY_BOX, isTooLong, toAscii } from './marks.ts';
import { patterns } from './patterns.ts';
import { type Block, readBlocks } from './readBlocks.ts';

/** A column that a person marks: nothing, a number, a box, a circle or a line. */
const isAnswerCell = (cell: string) =>
  toAscii(cell).replace(ANY_BOX, '').trim() === '' ||
  /^(?:\d{1,2}|[■oO0_.…-]+)$/u.test(toAscii(cell));

const isSeparatorLine = ({ text }: Block) => /^-+$/.test(text);

const isScale = (cells: string[]) =>
  cells.length > 1 && cells.every((cell) => /^\d{1,2}$/.test(toAscii(cell)));

/** The item in a cell, without its number. */
const readItem = (cell: string): string =>
  readBlocks([
    { line: 0, raw: cell.replace(/^(?:(?:[a-z]|[A-Z]\d{1,2})\.|\d{1,2}\.\d{1,2}\.?)\s+/, '') },
  ])[0]?.text ?? cell;

/** The columns after the first one, as one text; undefined for a line without three columns. */
const joinAnswerColumns = ({ cells }: Pick<Block, 'cells'>) =>
  cells.length >= 3 ? cells.slice(1).join('\t') : undefined;

/** Whether a row above or below has the same words in its columns. */
const isRepeated = (block: Block, neighbours: (Block | undefined)[]): boolean => {
  const columns = joinAnswerColumns(block);
  return (
    columns !== undefined &&
    !block.cells.slice(1).every(isAnswerCell) &&
    neighbours.some((neighbour) => neighbour && joinAnswerColumns(neighbour) === columns)
  );
};

/** The positions of the columns in a table with a question in each row. */
interface Columns {
  question: number;
  type: number;
  /** The columns of the grid's answers. */
  options: number[];
  required: number;
}

/** The columns that the head of a table of questions names; null for another row. */
function readColumns(cells: string[]): Columns | null {
  const find = (pattern: RegExp) => cells.findIndex((cell) => pattern.test(toAscii(cell)));
  const { question, type, options, required } = patterns.columns;
  const columns = {
    question: find(question),
    type: find(type),
    options: [...cells.keys()].filter((index) => options.test(toAscii(cells[index] ?? ''))),
    required: find(required),
  };
  return columns.question !== -1 && columns.type + columns.options.length >= 0 ? columns : null;
}

const ROW_NUMBER = /^(?:\d{1,3}(?:\.\d{1,2})?|[a-z])[.)]?$/i;

/** The columns of a row without its number: "3 | The road is safe | ☐ | ☐". */
function removeNumber(cells: string[]): string[] {
  const [first = '', second = ''] = cells;
  return ROW_NUMBER.test(toAscii(first)) && /\p{L}{2}/u.test(second) ? cells.slice(1) : cells;
}

/** The tables of a text. */
export interface Tables {
  /** The answers of each row that asks. */
  answers: Map<Block, string[]>;
  /** The question of each row that asks. */
  items: Map<Block, string>;
  /** The rows of answers above them. */
  heads: Set<Block>;
}

/** Items below a row of answers that have no columns of their own. */
function findItemsBelow(blocks: Block[], index: number): Block[] {
  const head = blocks[index];
  const stem = blocks[index - 1];
  const first = blocks[index + 1];
  if (!head || !first || first.parts.length > 0) return [];
  const isListed = first.mark === 'bullet' || first.mark === 'letter';
  const isOpen = head.cells[0] === '' || (stem !== undefined && /[:：]$/u.test(stem.text));
  if (head.mark !== null || !(isOpen || (isListed && stem?.isQuestion))) return [];
  const items: Block[] = [];
  for (let next = blocks[index + 1]; next; next = blocks[index + 1 + items.length]) {
    const isItem = next.cells.length === 0 && next.parts.length === 0 && next.style === first.style;
    if (!isItem || next.isQuestion || next.isFirst) break;
    items.push(next);
  }
  return items.length > 1 ? items : [];
}

/** Lines of a printed grid. */
const MAX_GRID_LINES = 60;

/** A printed web form has the columns of a grid, and its rows twice, each on a line of its own. */
function findPrintedGrid(blocks: Block[], position: number) {
  let end = position;
  const isPlainText = (block: Block | undefined) =>
    block?.mark === null &&
    !block.isQuestion &&
    block.parts.length === 0 &&
    (end === position || !block.isFirst);
  while (end - position <= MAX_GRID_LINES && isPlainText(blocks[end])) end += 1;
  const run = blocks.slice(position, end);
  if (run.length > MAX_GRID_LINES) return null;
  for (let rows = 2; rows * 2 + 2 <= run.length; rows += 1) {
    const first = run.slice(-2 * rows, -rows);
    const again = run.slice(-rows);
    if (first.every(({ text }, index) => text === again[index]?.text)) {
      return { columns: run.slice(0, -2 * rows), rows: first, again };
    }
  }
  return null;
}

/** Reads grids, and tables with a question in each row. */
export function readTables(blocks: Block[]): Tables {
  const tables: Tables = { answers: new Map(), items: new Map(), heads: new Set() };
  const add = (block: Block, item: string, answers: string[]) => {
    tables.items.set(block, item);
    tables.answers.set(block, answers);
  };
  let head: { block: Block; answers: string[] } | null = null;
  let columns: Columns | null = null;
  for (const [index, block] of blocks.entries()) {
    const { cells } = block;
    const previousBlock = blocks[index - 1];
    const isBelow = previousBlock !== undefined && /[.?:*]$/.test(previousBlock.ascii);
    const printed = isBelow && !tables.items.has(block) ? findPrintedGrid(blocks, index) : null;
    if (printed) {
      const answers = printed.columns.map(({ text }) => text);
      for (const row of printed.rows) add(row, row.text, answers);
      for (const block of printed.columns.concat(printed.again)) tables.heads.add(block);
    }
    const namedColumns = readColumns(cells);
    if (namedColumns || (cells.length === 0 && !isSeparatorLine(block))) columns = namedColumns;
    if (namedColumns) {
      tables.heads.add(block);
      continue;
    }
    if (columns && cells[columns.question]) {
      const cellAt = (position: number) => cells[position] ?? '';
      const typeText = cellAt(columns.type).replace(/[()[\]]/g, ' ');
      const required = cellAt(columns.required);
      const star = patterns.columns.required.test(required) || patterns.yes.test(required);
      const [only = '', ...others] = columns.options.map(cellAt).filter(Boolean);
      const optionTexts = others.length > 0 ? [only, ...others] : splitList(only);
      const question = readItem(cellAt(columns.question));
      add(
        block,
        `${question}${star ? ' *' : ''}${typeText && ` [${typeText}]`}`,
        optionTexts.map(readItem),
      );
      continue;
    }
    const labels = isTooLong(block.source) ? [] : block.source.split(/\s{2,}|\t/).filter(Boolean);
    const items =
      labels.length >= 3 && !labels.every(isAnswerCell) ? findItemsBelow(blocks, index) : [];
    if (items.length > 0) {
      for (const item of items) add(item, item.text, labels);
      tables.heads.add(block);
      continue;
    }
    const row = removeNumber(cells);
    // "How did you travel? | Car | Bus".
    const answers = row.slice(1).filter(Boolean);
    const isQuestion = toAscii(row[0] ?? '').endsWith('?');
    const isOpenRow =
      (block.parts.length === 0 || (isQuestion && row !== cells)) && answers.length >= 2;
    const below =
      blocks
        .slice(index + 1, index + 3)
        .find((block) => !isSeparatorLine(block))
        ?.cells.slice(1) ?? [];
    const isHeadRow = below.length === answers.length && below.every(isAnswerCell);
    // "Statement | 1 | 2 | 3" above boxes.
    const isNumbered = isScale(answers) && !below.some((cell) => /\d/.test(toAscii(cell)));
    if (isHeadRow && (isNumbered || (isOpenRow && !answers.every(isAnswerCell)))) {
      head = { block, answers };
      continue;
    }
    if (isOpenRow && isQuestion && !answers.every(isAnswerCell)) {
      add(block, readItem(row[0] ?? ''), answers.map(readItem));
      continue;
    }
    const answerCells = row.slice(1);
    if (isRepeated(block, [blocks[index - 1], blocks[index + 1]])) {
      add(block, readItem(cells[0] ?? ''), cells.slice(1));
      continue;
    }
    if (row.length >= 3 && answerCells.every(isAnswerCell) && /\p{L}/u.test(row[0] ?? '')) {
      const extra = head ? head.answers.length - answerCells.length : -1;
      if (head && extra >= 0 && extra <= 1 + cells.length - row.length) {
        add(block, readItem(row[0] ?? ''), head.answers.slice(-answerCells.length));
        tables.heads.add(head.block);
      } else if (isScale(answerCells.filter(Boolean))) {
        add(block, readItem(row[0] ?? ''), answerCells.filter(Boolean));
      }
      continue;
    }
    // "Poor  Fair  Good" above boxes.
    const filled = (cells.length > 0 ? cells : labels).filter(Boolean);
    const isHead =
      filled.length >= 2 &&
      filled.every((cell) => cell.length < 40 && !toAscii(cell).endsWith('?'));
    if (isHead) {
      const isFilled = cells.length === 0 || cells[0] === '' || filled.length === cells.length;
      head = { block, answers: isFilled ? filled : filled.slice(1) };
    } else if (block.isFirst && head && !tables.heads.has(head.block)) head = null;
  }
  return tables;
}

/** The answers that a legend names: "1 = never, 2 = often", "choose: Never, Sometimes, Often". */
export function readLegend({ text, ascii }: Block): string[] {
  if (isTooLong(text)) return [];
  const labels = [...ascii.matchAll(/(?:^|[\s,;(:])\d{1,2}\s*[=:]\s*([^,;=()\d]+)/g)];
  if (labels.length >= 3) return labels.map(({ 1: words = '' }) => words.trim());
  const list = /[:：]\s*([^:：]+)$/u.exec(text)?.[1]?.split(/\s*[,;/、，]\s*/u) ?? [];
  const isList =
    list.length >= 3 && list.every((part) => /[\p{L}\d]/u.test(part) && part.length < 30);
  return isList ? list.map((part) => part.replace(/[.)]+$/, '').trim()) : [];
}
