import { isTooLong, plain } from './marks.ts';
import { type Block, readBlocks } from './readBlocks.ts';

/** A column that a person marks: nothing, a number, a box, a circle or a line. */
const isOpen = (cell: string) =>
  cell === '' || /^(?:\d{1,2}|[☐□○◯●■⚪🔘]|\[[ xX]?\]|\([ xX]?\)|[oO0_.…-]+)$/u.test(plain(cell));

/** The columns behind the first one, as one text; undefined for a line without three columns. */
const columnsOf = ({ cells }: Pick<Block, 'cells'>) =>
  cells.length >= 3 ? cells.slice(1).join('\t') : undefined;

/** Whether a row above or below has the same words in its columns. */
const isRepeated = (block: Block, neighbours: (Block | undefined)[]): boolean => {
  const columns = columnsOf(block);
  return (
    columns !== undefined &&
    /\p{L}/u.test(columns) &&
    neighbours.some((one) => one && columnsOf(one) === columns)
  );
};

/** The rows of grids with their answers, and the lines of answers above them. */
export function readGrids(blocks: Block[]): { answers: Map<Block, string[]>; heads: Set<Block> } {
  const answers = new Map<Block, string[]>();
  const heads = new Set<Block>();
  let head: { block: Block; answers: string[] } | null = null;
  for (const [at, block] of blocks.entries()) {
    const { cells } = block;
    const own = cells.slice(1);
    if (isRepeated(block, [blocks[at - 1], blocks[at + 1]])) {
      answers.set(block, own);
      continue;
    }
    if (cells.length >= 3 && own.every(isOpen) && /\p{L}/u.test(cells[0] ?? '')) {
      const extra: number = head ? head.answers.length - own.length : Number.NaN;
      if (head && (extra === 0 || extra === 1)) {
        answers.set(block, head.answers.slice(-own.length));
        heads.add(head.block);
      } else if (own.every((cell) => /^\d{1,2}$/.test(plain(cell)))) answers.set(block, own);
      continue;
    }
    const filled = cells.filter(Boolean);
    const isHead =
      filled.length >= 2 && filled.every((cell) => cell.length < 40 && !plain(cell).endsWith('?'));
    if (isHead) {
      const isWhole = cells[0] === '' || filled.length === cells.length;
      head = { block, answers: isWhole ? filled : filled.slice(1) };
    } else if (block.isFirstOfParagraph && head && !heads.has(head.block)) head = null;
  }
  return { answers, heads };
}

/** The answers that a legend names: "1 = never, 2 = often", "choose: Never, Sometimes, Often". */
export function legendIn({ text, ascii }: Block): string[] {
  if (isTooLong(text)) return [];
  const named = [...ascii.matchAll(/(?:^|[\s,;(:])\d{1,2}\s*[=:]\s*([^,;=()\d]+)/g)];
  if (named.length >= 3) return named.map(({ 1: words = '' }) => words.trim());
  const list = /[:：]\s*([^:：]+)$/u.exec(text)?.[1]?.split(/\s*[,;/、，]\s*/u) ?? [];
  const isList = list.length >= 3 && list.every((part) => part.trim() !== '' && part.length < 30);
  return isList ? list.map((part) => part.replace(/[.)]+$/, '').trim()) : [];
}

/** The item of a grid's row, without its number. */
export function itemOf({ cells, text }: Block): string {
  const first = cells.find(Boolean);
  return first === undefined ? text : (readBlocks(first)[0]?.text ?? first);
}
