import { listedIn } from './answersOnLine.ts';
import { ANY_BOX, isTooLong, plain } from './marks.ts';
import { type Block, readBlocks } from './readBlocks.ts';
import { patterns } from './words.ts';

/** A column that a person marks: nothing, a number, a box, a circle or a line. */
const isOpen = (cell: string) =>
  plain(cell).replace(ANY_BOX, '').trim() === '' || /^(?:\d{1,2}|[■oO0_.…-]+)$/u.test(plain(cell));

const isRule = ({ text }: Block) => /^-+$/.test(text);

const isScale = (cells: string[]) =>
  cells.length > 1 && cells.every((cell) => /^\d{1,2}$/.test(plain(cell)));

/** The item in a cell, without its number. */
const itemIn = (cell: string): string =>
  readBlocks([
    { line: 0, raw: cell.replace(/^(?:(?:[a-z]|[A-Z]\d{1,2})\.|\d{1,2}\.\d{1,2}\.?)\s+/, '') },
  ])[0]?.text ?? cell;

/** The columns behind the first one, as one text; undefined for a line without three columns. */
const columnsOf = ({ cells }: Pick<Block, 'cells'>) =>
  cells.length >= 3 ? cells.slice(1).join('\t') : undefined;

/** Whether a row above or below has the same words in its columns. */
const isRepeated = (block: Block, neighbours: (Block | undefined)[]): boolean => {
  const columns = columnsOf(block);
  return (
    columns !== undefined &&
    !block.cells.slice(1).every(isOpen) &&
    neighbours.some((one) => one && columnsOf(one) === columns)
  );
};

/** The positions of the columns in a table with a question in each row. */
interface Columns {
  question: number;
  type: number;
  /** Its answers stand in these columns. */
  options: number[];
  required: number;
}

/** The columns that the head of a table of questions names; null for another row. */
function columnsIn(cells: string[]): Columns | null {
  const find = (pattern: RegExp) => cells.findIndex((cell) => pattern.test(plain(cell)));
  const { question, type, options, required } = patterns.columns;
  const found = {
    question: find(question),
    type: find(type),
    options: [...cells.keys()].filter((at) => options.test(plain(cells[at] ?? ''))),
    required: find(required),
  };
  return found.question !== -1 && found.type + found.options.length >= 0 ? found : null;
}

const ROW_NUMBER = /^(?:\d{1,3}(?:\.\d{1,2})?|[a-z])[.)]?$/i;

/** The columns of a row without its number: "3 | The road is safe | ☐ | ☐". */
function withoutNumber(cells: string[]): string[] {
  const [first = '', second = ''] = cells;
  return ROW_NUMBER.test(plain(first)) && /\p{L}{2}/u.test(second) ? cells.slice(1) : cells;
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
function itemsBelow(blocks: Block[], at: number): Block[] {
  const head = blocks[at];
  const stem = blocks[at - 1];
  const first = blocks[at + 1];
  if (!head || !first || first.parts.length > 0) return [];
  const isListed = first.mark === 'bullet' || first.mark === 'letter';
  const isOpen = head.cells[0] === '' || (stem !== undefined && /[:：]$/u.test(stem.text));
  if (head.mark !== null || !(isOpen || (isListed && stem?.asks))) return [];
  const items: Block[] = [];
  for (let next = blocks[at + 1]; next; next = blocks[at + 1 + items.length]) {
    const isItem = next.cells.length === 0 && next.parts.length === 0 && next.style === first.style;
    if (!isItem || next.asks || next.isFirst) break;
    items.push(next);
  }
  return items.length > 1 ? items : [];
}

/** Lines of a printed grid. */
const LONGEST_GRID = 60;

/** A printed web form has the columns of a grid, and its rows twice, each on a line of its own. */
function printedGrid(blocks: Block[], at: number) {
  let end = at;
  const isPlain = (one: Block | undefined) =>
    one?.mark === null && !one.asks && one.parts.length === 0 && (end === at || !one.isFirst);
  while (end - at <= LONGEST_GRID && isPlain(blocks[end])) end += 1;
  const run = blocks.slice(at, end);
  if (run.length > LONGEST_GRID) return null;
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
  for (const [at, block] of blocks.entries()) {
    const { cells } = block;
    const before = blocks[at - 1];
    const isBelow = before !== undefined && /[.?:*]$/.test(before.ascii);
    const printed = isBelow && !tables.items.has(block) ? printedGrid(blocks, at) : null;
    if (printed) {
      const answers = printed.columns.map(({ text }) => text);
      for (const row of printed.rows) add(row, row.text, answers);
      for (const one of printed.columns.concat(printed.again)) tables.heads.add(one);
    }
    const named = columnsIn(cells);
    if (named || (cells.length === 0 && !isRule(block))) columns = named;
    if (named) {
      tables.heads.add(block);
      continue;
    }
    if (columns && cells[columns.question]) {
      const cellAt = (at: number) => cells[at] ?? '';
      const said = cellAt(columns.type).replace(/[()[\]]/g, ' ');
      const required = cellAt(columns.required);
      const star = patterns.columns.required.test(required) || patterns.yes.test(required);
      const [only = '', ...others] = columns.options.map(cellAt).filter(Boolean);
      const listed = others.length > 0 ? [only, ...others] : listedIn(only);
      const question = itemIn(cellAt(columns.question));
      add(block, `${question}${star ? ' *' : ''}${said && ` [${said}]`}`, listed.map(itemIn));
      continue;
    }
    const labels = isTooLong(block.written) ? [] : block.written.split(/\s{2,}|\t/).filter(Boolean);
    const items = labels.length >= 3 && !labels.every(isOpen) ? itemsBelow(blocks, at) : [];
    if (items.length > 0) {
      for (const item of items) add(item, item.text, labels);
      tables.heads.add(block);
      continue;
    }
    const row = withoutNumber(cells);
    // "How did you travel? | Car | Bus".
    const answers = row.slice(1).filter(Boolean);
    const asks = plain(row[0] ?? '').endsWith('?');
    const isOpenRow = (block.parts.length === 0 || (asks && row !== cells)) && answers.length >= 2;
    const below =
      blocks
        .slice(at + 1, at + 3)
        .find((one) => !isRule(one))
        ?.cells.slice(1) ?? [];
    const isHeadRow = below.length === answers.length && below.every(isOpen);
    // "Statement | 1 | 2 | 3" above boxes.
    const isNumbered = isScale(answers) && !below.some((cell) => /\d/.test(plain(cell)));
    if (isHeadRow && (isNumbered || (isOpenRow && !answers.every(isOpen)))) {
      head = { block, answers };
      continue;
    }
    if (isOpenRow && asks && !answers.every(isOpen)) {
      add(block, itemIn(row[0] ?? ''), answers.map(itemIn));
      continue;
    }
    const own = row.slice(1);
    if (isRepeated(block, [blocks[at - 1], blocks[at + 1]])) {
      add(block, itemIn(cells[0] ?? ''), cells.slice(1));
      continue;
    }
    if (row.length >= 3 && own.every(isOpen) && /\p{L}/u.test(row[0] ?? '')) {
      const extra = head ? head.answers.length - own.length : -1;
      if (head && extra >= 0 && extra <= 1 + cells.length - row.length) {
        add(block, itemIn(row[0] ?? ''), head.answers.slice(-own.length));
        tables.heads.add(head.block);
      } else if (isScale(own.filter(Boolean))) {
        add(block, itemIn(row[0] ?? ''), own.filter(Boolean));
      }
      continue;
    }
    // "Poor  Fair  Good" above boxes.
    const filled = (cells.length > 0 ? cells : labels).filter(Boolean);
    const isHead =
      filled.length >= 2 && filled.every((cell) => cell.length < 40 && !plain(cell).endsWith('?'));
    if (isHead) {
      const isWhole = cells.length === 0 || cells[0] === '' || filled.length === cells.length;
      head = { block, answers: isWhole ? filled : filled.slice(1) };
    } else if (block.isFirst && head && !tables.heads.has(head.block)) head = null;
  }
  return tables;
}

/** The answers that a legend names: "1 = never, 2 = often", "choose: Never, Sometimes, Often". */
export function legendIn({ text, ascii }: Block): string[] {
  if (isTooLong(text)) return [];
  const named = [...ascii.matchAll(/(?:^|[\s,;(:])\d{1,2}\s*[=:]\s*([^,;=()\d]+)/g)];
  if (named.length >= 3) return named.map(({ 1: words = '' }) => words.trim());
  const list = /[:：]\s*([^:：]+)$/u.exec(text)?.[1]?.split(/\s*[,;/、，]\s*/u) ?? [];
  const isList =
    list.length >= 3 && list.every((part) => /[\p{L}\d]/u.test(part) && part.length < 30);
  return isList ? list.map((part) => part.replace(/[.)]+$/, '').trim()) : [];
}
