import type { QuestionType } from '#domain/survey/question.ts';
import { type Block, countsUp, isTooLong, plain, readBlocks } from './readBlocks.ts';
import { patterns } from './words.ts';

/** The role of a line in pasted text. */
export const lineKinds = [
  'question',
  'choice',
  'joined',
  'instruction',
  'heading',
  'ignore',
] as const;

export type LineKind = (typeof lineKinds)[number];

/** What a person decided about a line; type and Required count for a question's line. */
export interface Decision {
  kind?: LineKind;
  type?: QuestionType;
  required?: boolean;
}

export interface ReadLine {
  id: string;
  /** Its line number, counted from 0, with blank lines. */
  line: number;
  kind: LineKind;
  /** The text without mark and surrounding blanks. */
  text: string;
  /** Several choices: of a line of choices, or of a question whose line or grid has them. */
  parts: string[];
  decision: Decision;
}

const asRead: Decision = {};

/** An answer blank, perhaps with a unit: "____ persons". */
const BLANK = /^[\s:]*(?:[_＿]{2,}|[.…·]{5,})/u;
const RULE = /^[\s._…·–—=*#-]{3,}$/u;
const LONG_HEADING = 90;

const asks = ({ text }: Pick<Block, 'text'>) =>
  !isTooLong(text) && /\?\s*(?:[([][^)\]]*[)\]]\s*)*[*:]?$/.test(plain(text));

const endsWithRule = (text: string) =>
  !isTooLong(text) && /(?:[_＿]{3,}|\.{6,}|…{2,})\s*$/u.test(text);

const isField = ({ text }: Block) =>
  !isTooLong(text) &&
  !patterns.other.test(plain(text)) &&
  (/[*＊:：]\s*$/u.test(text) || endsWithRule(text) || patterns.required.test(plain(text)));

/** An instruction on a line of its own. */
const isInstruction = ({ text, mark, parts }: Block) =>
  mark !== 'asked' &&
  mark !== 'number' &&
  mark !== 'decimal' &&
  mark !== 'box' &&
  mark !== 'circle' &&
  parts.length === 0 &&
  text.length < 100 &&
  !plain(text).includes('?') &&
  (patterns.several.test(plain(text)) || patterns.one.test(plain(text)));

const isListedBlock = ({ mark }: Block) =>
  mark === 'box' || mark === 'circle' || mark === 'bullet' || mark === 'letter';

/**
 * The blocks with numbers that mark choices: a run of adjacent lines that counts up, below a line
 * that asks, or below a question with a number of its own.
 */
function numberedChoices(blocks: Block[], hasAsked: boolean): Set<Block> {
  const choices = new Set<Block>();
  let last = 0;
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at] as Block;
    if (block.mark !== 'number') continue;
    const lead = blocks[at - 1];
    const run: Block[] = [];
    let next = at;
    while (next < blocks.length) {
      const one = blocks[next] as Block;
      if (
        one.mark !== 'number' ||
        one.isBare !== block.isBare ||
        (run.length > 0 && one.isFirstOfParagraph && !block.isBare)
      )
        break;
      const before = run.at(-1);
      if (!countsUp(before ? [before, one] : [one], before !== undefined)) break;
      // The next question has the number that follows the last one.
      const isNextQuestion =
        !block.isBare && Number(one.label) === last + 1 && run.length > 0 && asks(one);
      if (isNextQuestion) break;
      run.push(one);
      next += 1;
    }
    const isAdjacent = lead !== undefined && !block.isFirstOfParagraph;
    const leads =
      lead !== undefined &&
      (asks(lead) ||
        lead.mark === 'asked' ||
        /[:：]$/u.test(lead.text) ||
        (lead.mark === 'number' && !choices.has(lead)) ||
        isInstruction(lead));
    const isRun = run.length >= 2 && !run.some(asks) && leads && (isAdjacent || block.isBare);
    const restarts = last > 0 || (lead !== undefined && lead.mark !== 'number');
    if (
      (isRun && restarts && (isAdjacent || hasAsked)) ||
      (hasAsked && run.length >= 1 && lead !== undefined)
    ) {
      for (const one of run) choices.add(one);
      at = next - 1;
    } else if (!block.isBare) last = Number(block.label) || last;
  }
  return choices;
}

/** The choices of a grid by its rows: a row of answers stands above rows of items. */
function readGrids(blocks: Block[]): { answers: Map<Block, string[]>; heads: Set<Block> } {
  const answers = new Map<Block, string[]>();
  const heads = new Set<Block>();
  const isEmptyCell = (cell: string) =>
    cell === '' || /^(?:\d{1,2}|[☐□○◯●■⚪🔘]|\[[ xX]?\]|\([ xX]?\)|[oO0_.…-]+)$/u.test(plain(cell));
  let head: string[] | null = null;
  let headBlock: Block | null = null;
  const keyOf = (block: Block | undefined) =>
    block && block.cells.length >= 3 ? block.cells.slice(1).join('\t') : undefined;
  for (const [at, block] of blocks.entries()) {
    const { cells } = block;
    const key = keyOf(block);
    const isRepeated =
      key !== undefined &&
      /\p{L}/u.test(key) &&
      [blocks[at - 1], blocks[at + 1]].some((one) => keyOf(one) === key);
    if (isRepeated) {
      answers.set(block, cells.slice(1));
      continue;
    }
    if (cells.length >= 3 && cells.slice(1).every(isEmptyCell) && /\p{L}/u.test(cells[0] ?? '')) {
      const own = cells.slice(1);
      const fitting: string[] | null =
        head && (head.length === own.length || head.length === own.length + 1)
          ? head.slice(-own.length)
          : null;
      const numbers = own.every((cell) => /^\d{1,2}$/.test(plain(cell))) ? own : null;
      const chosen = fitting ?? numbers;
      if (chosen) {
        answers.set(block, chosen);
        if (fitting && headBlock) heads.add(headBlock);
      }
      continue;
    }
    const filled = cells.filter(Boolean);
    // Rows without cells of their own take the answers above them too.
    if (
      filled.length >= 2 &&
      filled.every((cell) => cell.length < 40 && !/\?$/.test(plain(cell)))
    ) {
      head = cells[0] === '' || filled.length === cells.length ? filled : filled.slice(1);
      headBlock = block;
    } else if (block.isFirstOfParagraph && head && !heads.has(headBlock as Block)) {
      head = null;
    }
  }
  return { answers, heads };
}

/** The answers that a legend names: "1 = never, 2 = often", "choose: Never, Sometimes, Often". */
function legendIn(text: string): string[] {
  if (isTooLong(text)) return [];
  const ascii = plain(text);
  const named = [...ascii.matchAll(/(?:^|[\s,;(:])\d{1,2}\s*[=:]\s*([^,;=()\d]+)/g)];
  if (named.length >= 3) return named.map(({ 1: words = '' }) => words.trim());
  const list = /[:：]\s*([^:：]+)$/u.exec(text)?.[1]?.split(/\s*[,;/、，]\s*/u) ?? [];
  const isList = list.length >= 3 && list.every((part) => part.trim() !== '' && part.length < 30);
  return isList ? list.map((part) => part.replace(/[.)]+$/, '').trim()) : [];
}

/**
 * Reads each line of a pasted text as a question, a choice, an instruction, a heading or nothing, by
 * evidence over the whole text: which marks number questions, whether a row of answers stands above
 * others, whether anything has a question mark. `chosen` holds the person's decisions by line id.
 */
export function readLines(
  text: string,
  chosen: ReadonlyMap<string, Decision> = new Map(),
): ReadLine[] {
  const blocks = readBlocks(text);
  const has = (...marks: Block['mark'][]) => blocks.some(({ mark }) => marks.includes(mark));
  const { answers, heads } = readGrids(blocks);
  const hasAsked = has('asked');
  const decimals = blocks.filter(({ mark }) => mark === 'decimal');
  const hasDecimals = decimals.length >= 2;
  const romans = blocks.filter(({ mark }) => mark === 'roman');
  const numberChoices = numberedChoices(blocks, hasAsked);
  const hasNumbers = blocks.some(
    (block) => block.mark === 'number' && !block.isBare && !numberChoices.has(block),
  );
  const listed = blocks.filter(({ mark }) => mark === 'bullet' || mark === 'letter');
  const byStyle = Map.groupBy(listed, ({ style }) => style);
  const places = new Map(blocks.map((block, at) => [block, at]));
  const blockAfter = (block: Block) => blocks[(places.get(block) ?? blocks.length) + 1];
  /** Letters or bullets that all ask, below numbered headings. */
  const subStyles = new Set(
    [...byStyle].flatMap(([style, items]) =>
      items.length >= 2 && items.every(asks) ? [style] : [],
    ),
  );
  const leadsToSubs = (block: Block) => {
    const next = blockAfter(block);
    return !isListedBlock(block) && !asks(block) && next !== undefined && subStyles.has(next.style);
  };
  const romansAsk =
    romans.length >= 2 && !hasAsked && !hasDecimals && (!hasNumbers || romans.some(asks));
  const hasChoiceMarks = has('box', 'circle') || numberChoices.size > 0;

  /** Whether a mark numbers a question. */
  const isAsked = (block: Block): boolean => {
    const { mark } = block;
    if (answers.has(block) || subStyles.has(block.style)) return true;
    if (leadsToSubs(block)) return false;
    if (mark === 'asked') return true;
    if (mark === 'decimal') return hasDecimals;
    if (mark === 'roman') return romansAsk;
    if (mark === 'number')
      return (
        !block.isBare &&
        !numberChoices.has(block) &&
        (!hasDecimals || asks(block)) &&
        !(hasAsked && !asks(block))
      );
    return false;
  };
  const hasMarked = blocks.some(isAsked);
  /** The styles of lists whose items ask: all of them, or those above another list. */
  const asking = new Set<string>();
  for (const [style, items] of hasMarked ? [] : byStyle) {
    const isAbove = items.every((one) => {
      const next = blockAfter(one);
      return asks(one) || (next !== undefined && next.style !== style && isListedBlock(next));
    });
    if (isAbove && !(items.length === 1 && !asks(items[0] as Block))) asking.add(style);
  }
  const itemAsks = (block: Block) =>
    asking.has(block.style) && (block.mark === 'bullet' || block.mark === 'letter');
  const hasQuestionMarks = blocks.some(asks);
  const singles = blocks.filter((one) => one.isFirstOfParagraph && one.isLastOfParagraph);
  /** Blank lines stand between all lines, also between choices. */
  const isLoose = blocks.length > 4 && singles.length >= blocks.length * 0.8;
  const isSpaced =
    blocks.length > 2 &&
    blocks.every(({ isFirstOfParagraph, mark }) => isFirstOfParagraph && mark === null);

  let hasQuestion = false;
  let hasChoices = false;
  /** A farewell stands above. */
  let isClosing = false;
  /** Whether the choices of the question have marks. */
  let hasMarkedChoices = false;
  /** The kind of the line before. */
  let last: LineKind | null = null;

  const isMarkedChoice = (block: Block | undefined) =>
    block !== undefined &&
    !itemAsks(block) &&
    !isAsked(block) &&
    (isListedBlock(block) || (block.parts.length > 0 && block.mark === null));
  const leadsToChoices = (at: number) => {
    const next = blocks[at + 1];
    if (!next) return false;
    if (isInstruction(next))
      return (
        blocks[at + 2] !== undefined &&
        (isMarkedChoice(blocks[at + 2]) || numberChoices.has(blocks[at + 2] as Block))
      );
    return isMarkedChoice(next) || numberChoices.has(next);
  };
  /** Fields of a form: a paragraph in which at least two lines end like fields. */
  const fields = new Set<Block>();
  let paragraph: Block[] = [];
  const endParagraph = () => {
    // A question may end in a star too.
    const isForm = paragraph.filter((one) => isField(one) && !asks(one)).length >= 2;
    if (isForm) for (const one of paragraph) fields.add(one);
    paragraph = [];
  };
  for (const block of blocks) {
    if (block.isFirstOfParagraph) endParagraph();
    if (block.mark === null && block.parts.length === 0) paragraph.push(block);
  }
  endParagraph();

  /** The first paragraph, if nothing in it asks although other lines do. */
  const isIntroduction = new Set<Block>();
  if (blocks.some(asks) || hasChoiceMarks || fields.size > 0) {
    const end = blocks.findIndex(({ isLastOfParagraph }) => isLastOfParagraph) + 1;
    const first = blocks.slice(0, end);
    const isPlain = first.every(
      (one) => one.mark === null && !asks(one) && !fields.has(one) && one.parts.length === 0,
    );
    if (isPlain && end < blocks.length && !leadsToChoices(end - 1))
      for (const one of first) isIntroduction.add(one);
    const [title, second] = blocks;
    if (
      title &&
      second &&
      title.mark === null &&
      !asks(title) &&
      asks(second) &&
      second.mark === null
    )
      isIntroduction.add(title);
  }

  // A legend above items without answers of their own.
  let legend: string[] = [];
  for (const [at, block] of blocks.entries()) {
    if (block.mark === null && !isAsked(block) && block.parts.length === 0) {
      const named = legendIn(block.text);
      if (named.length > 0 && hasMarked) {
        legend = named;
        heads.add(block);
      }
    } else if (
      legend.length > 0 &&
      isAsked(block) &&
      !asks(block) &&
      block.parts.length === 0 &&
      !answers.has(block)
    ) {
      const next = blocks[at + 1];
      if (next === undefined || isAsked(next) || next.isFirstOfParagraph)
        answers.set(block, legend);
    }
  }

  const kindOf = (block: Block, at: number): LineKind => {
    const { text: words, mark, parts, isFirstOfParagraph, isLastOfParagraph } = block;
    const next = blocks[at + 1];
    if (heads.has(block)) return 'heading';
    if (RULE.test(words) && parts.length === 0) return 'ignore';
    if (BLANK.test(words) && mark === null) return 'ignore';
    if (isAsked(block) || itemAsks(block)) return 'question';
    if (leadsToSubs(block)) return 'heading';
    if (words === '' && parts.length === 0) return 'ignore';
    if (patterns.placeholder.test(plain(words))) return 'ignore';
    // Brackets around nothing with a unit: "(   ) years".
    const isUnit = (mark === 'box' || mark === 'circle') && words.length < 7 && parts.length === 0;
    const hasNeighbour = [blocks[at - 1], next].some((one) => one?.mark === mark);
    if (isUnit && !hasNeighbour && last === 'question') return 'ignore';
    if (isInstruction(block))
      return hasQuestion && !hasChoices
        ? 'instruction'
        : leadsToChoices(at) && mark === null && words.length > 40
          ? 'question'
          : 'instruction';
    if (parts.length > 0) {
      const isStem = mark === null && words !== '' && !parts.some((part) => words.includes(part));
      return isStem || !hasQuestion ? 'question' : 'choice';
    }
    if (mark === 'roman')
      return hasNumbers || hasAsked || hasDecimals
        ? 'heading'
        : hasQuestion
          ? 'choice'
          : 'question';
    if (mark !== null)
      return hasQuestion ? 'choice' : asks(block) || !hasMarked ? 'question' : 'heading';
    if (patterns.thanks.test(plain(words)) && !asks(block)) {
      isClosing = true;
      return 'ignore';
    }
    if (isClosing && !asks(block) && !isFirstOfParagraph) return 'ignore';
    isClosing = false;
    if (at === 0 && blocks.length > 1 && !asks(block) && patterns.title.test(plain(words)))
      return 'heading';
    // The blank of the question above: "GRADE |__|__|".
    const above = blocks[at - 1];
    if (
      /[_＿]{2}/u.test(words) &&
      words.length < 40 &&
      last === 'question' &&
      above &&
      asks(above) &&
      !isFirstOfParagraph
    )
      return 'ignore';
    const isTitle = at === 0 && !isField(block) && next !== undefined && isField(next);
    if (fields.has(block)) return isTitle ? 'heading' : 'question';
    const isParagraph = isFirstOfParagraph && isLastOfParagraph;
    if (hasMarked) {
      if (asks(block)) {
        if (!hasQuestion && !leadsToChoices(at)) return 'heading';
        const isStem =
          isParagraph &&
          next !== undefined &&
          isAsked(next) &&
          Number(next.label) <= 1 &&
          !leadsToChoices(at);
        if (isStem) return 'heading';
        return isFirstOfParagraph || leadsToChoices(at) || hasMarkedChoices ? 'question' : 'choice';
      }
      if (leadsToChoices(at) && isFirstOfParagraph)
        return hasQuestion && last === 'question' && !hasChoices && words.length < 40
          ? 'question'
          : 'question';
      if (!hasQuestion) return 'heading';
      const isPlain = (one: Block | undefined) =>
        one !== undefined && one.mark === null && !asks(one) && !isAsked(one);
      if (isLoose && (isPlain(blocks[at - 1]) || isPlain(next)) && words.length < LONG_HEADING)
        return 'choice';
      if (isFirstOfParagraph) {
        const isRequest =
          patterns.request.test(plain(words)) || /[:：]\s*$/u.test(words) || endsWithRule(words);
        const beginsPart = next !== undefined && isAsked(next);
        if (
          isRequest &&
          hasChoices &&
          words.length < 200 &&
          !(beginsPart && words.length > LONG_HEADING)
        )
          return 'question';
        if (isLastOfParagraph || beginsPart) return 'heading';
        if (hasChoices) return 'heading';
      }
      if (hasMarkedChoices) {
        const isRequest = patterns.request.test(plain(words)) || /[:：]\s*$/u.test(words);
        return isRequest && words.length < LONG_HEADING ? 'question' : 'heading';
      }
      return words.length > 160 ? 'heading' : 'choice';
    }
    if (asks(block)) return next !== undefined && itemAsks(next) ? 'heading' : 'question';
    if (hasMarkedChoices && !isFirstOfParagraph && hasQuestion) {
      return patterns.request.test(plain(words)) || /[:：]\s*$/u.test(words) || leadsToChoices(at)
        ? 'question'
        : 'heading';
    }
    if (isIntroduction.has(block)) return 'heading';
    if (leadsToChoices(at) && (isFirstOfParagraph || isMarkedChoice(blocks[at - 1])))
      return 'question';
    if (!isFirstOfParagraph) return hasQuestion && last !== 'heading' ? 'choice' : 'question';
    if (endsWithRule(words)) return 'question';
    const isAlone = isLastOfParagraph && blocks.length > 1;
    if (isAlone) {
      const isRequest = patterns.request.test(plain(words)) || /[:：]\s*$/u.test(words);
      if (isRequest && (hasQuestion || blocks.length > 2)) return 'question';
      if (isSpaced && hasQuestion && hasQuestionMarks) return 'choice';
      return hasQuestionMarks || hasChoiceMarks || listed.length > 0 ? 'heading' : 'question';
    }
    // Choices below a blank line.
    if (
      hasQuestion &&
      !hasChoices &&
      last === 'question' &&
      !isLastOfParagraph &&
      next &&
      !asks(next) &&
      !leadsToChoices(at) &&
      hasQuestionMarks
    )
      return 'choice';
    return 'question';
  };

  return blocks.map((block, at) => {
    const kind = chosen.get(block.id)?.kind ?? kindOf(block, at);
    if (kind === 'question') {
      hasQuestion = true;
      hasChoices = block.parts.length > 0 || answers.has(block);
      hasMarkedChoices = hasChoices;
    }
    if (kind === 'choice') {
      hasChoices = true;
      hasMarkedChoices = block.mark !== null || block.parts.length > 0;
    }
    last = kind;
    const grid = answers.get(block);
    return {
      id: block.id,
      line: block.line,
      kind,
      text: grid ? cellText(block) : block.text,
      parts: grid ?? block.parts,
      decision: chosen.get(block.id) ?? asRead,
    };
  });
}

/** The item of a grid's row, without its number. */
function cellText({ cells, text }: Block): string {
  const first = cells.find(Boolean);
  return first === undefined ? text : (readBlocks(first)[0]?.text ?? first);
}
