import { isAnswerInstruction } from './answersOnLine.ts';
import { readLegend, readTables } from './grids.ts';
import { isTooLong } from './marks.ts';
import { patterns } from './patterns.ts';
import { type Block, continuesCount, QUESTION_NUMBER_MARKS } from './readBlocks.ts';
import { TICKED } from './sourceLines.ts';

export const endsWithBlank = (text: string): boolean =>
  !isTooLong(text) && /(?:(?:[_＿]\s?){3,}\s*(?:\p{L}{1,12}\.?)?|\.{6,}|…{2,})\s*$/u.test(text);

/** Whether a line ends like a field of a form. */
export const isField = ({ text, ascii }: Block): boolean =>
  !isTooLong(text) &&
  !patterns.other.test(ascii) &&
  (/[*＊:：]\s*$/u.test(text) || endsWithBlank(text) || patterns.required.test(ascii));

/** The parts of a letterhead: "Tel. 01632 960 417    office@oakfield.example". */
const CONTACT = /\S@\S+\.\S|(?:^|\s)tel[.:]/i;

/** "Availability (check all that apply):" has words of its own. */
function instructsOnly(ascii: string): boolean {
  const own = ascii.replace(/[([][^()[\]]*[)\]]/g, '');
  const name = /^[^–—-]{2,40}(?=\s[–—-]\s)/u.exec(own)?.[0];
  const isNamed = name !== undefined && /\p{L}/u.test(name) && !isAnswerInstruction(name);
  return (
    isAnswerInstruction(ascii) && !isNamed && (isAnswerInstruction(own) || !/\p{L}/u.test(own))
  );
}

/** Whether a line is an instruction and nothing else. */
const isInstructionLine = ({ text, ascii, mark }: Block): boolean =>
  (mark === null || mark === 'bullet' || mark === 'letter' || mark === 'roman') &&
  text.length < 100 &&
  !ascii.includes('?') &&
  instructsOnly(ascii);

const isItem = ({ mark }: Block): boolean => mark === 'bullet' || mark === 'letter';

export const isListed = (block: Block): boolean =>
  isItem(block) || block.mark === 'box' || block.mark === 'circle';

/** Whether codes from 0 go on with gaps: "(0) No", "(2) Rarely", "(4) Often". */
const continuesWithGap = (run: Block[], block: Block): boolean =>
  run[0]?.label === '0' && Number(block.label) > Number(run.at(-1)?.label);

/**
 * The blocks with numbers that mark options: a run of adjacent lines that counts up, below a line
 * that asks, or below a question with a number of its own.
 */
function findNumberedOptions(
  blocks: Block[],
  hasAsked: boolean,
  isInstruction: (block: Block) => boolean,
): Set<Block> {
  const options = new Set<Block>();
  /** The number of the last question. */
  let last = 0;
  for (let index = 0; index < blocks.length; index += 1) {
    const block = blocks[index] as Block;
    const { isBare } = block;
    const lead = blocks[index - 1];
    const run: Block[] = [];
    const continues = (block: Block | undefined): block is Block =>
      block?.mark === 'number' &&
      block.isBare === isBare &&
      (continuesCount(run.at(-1), block) || continuesWithGap(run, block)) &&
      (run.length === 0 || isBare || !block.isFirst) &&
      // The next question has the number that follows the last one.
      !(run.length > 0 && !isBare && block.isQuestion && Number(block.label) === last + 1);
    for (let block = blocks[index]; continues(block); block = blocks[index + run.length])
      run.push(block);
    const isAdjacent = lead !== undefined && !block.isFirst;
    const hasLead =
      lead !== undefined &&
      (lead.isQuestion ||
        /[:：]$/u.test(lead.text) ||
        (lead.mark === 'number' && !options.has(lead)) ||
        isInstruction(lead));
    const isRun = run.length >= 2 && !run.some(({ isQuestion }) => isQuestion) && hasLead;
    const restarts = last > 0 || lead?.mark !== 'number';
    const isBelow = isAdjacent || (isBare && hasAsked);
    if ((isRun && isBelow && restarts) || (hasAsked && run.length >= 1 && lead !== undefined)) {
      for (const block of run) options.add(block);
      index += run.length - 1;
    } else if (!isBare) last = Number(block.label) || last;
  }
  return options;
}

/** The lines of forms: paragraphs in which at least two lines end like fields. */
function findFields(blocks: Block[]): Set<Block> {
  const fields = new Set<Block>();
  let paragraph: Block[] = [];
  const endParagraph = () => {
    // A question may end in a star too.
    const isForm = paragraph.filter((block) => isField(block) && !block.isQuestion).length >= 2;
    if (isForm) for (const block of paragraph) fields.add(block);
    paragraph = [];
  };
  for (const block of blocks) {
    if (block.isFirst || QUESTION_NUMBER_MARKS.has(block.mark)) endParagraph();
    if (block.mark === null && block.parts.length === 0) paragraph.push(block);
  }
  endParagraph();
  return fields;
}

export const isTextBlock = (block: Block | undefined): block is Block =>
  block?.mark === null && !block.isQuestion && block.parts.length === 0;

const isDegree = (block: Block | undefined) =>
  block?.mark === null && /^\d{1,2}$/.test(block.ascii);

/** The words around a scale: "Very bad" above 1 to 5, and "Very good" below. */
function findScaleEnds(blocks: Block[]): Set<Block> {
  const ends = new Set<Block>();
  for (const [index, { parts, text }] of blocks.entries()) {
    if (isDegree(blocks[index - 1])) continue;
    let next = index;
    while (isDegree(blocks[next])) next += 1;
    const isLine = parts.length >= 3 && !/\p{L}/u.test(text);
    if (!isLine && next - index < 3) continue;
    const [above, below] = [blocks[index - 1], blocks[isLine ? index + 1 : next]];
    const isBelowQuestion = above && (!above.isFirst || blocks[index - 2]?.isQuestion);
    const areEnds = [above, below].every((block) => isTextBlock(block) && !/^\d/.test(block.ascii));
    if (above && below && isBelowQuestion && areEnds) ends.add(above).add(below);
  }
  return ends;
}

/**
 * The lettered parts of questions: below a question's number, from "a" on, where most ask, have a
 * blank, or have answers of their own.
 */
function findQuestionParts(blocks: Block[], indexes: ReadonlyMap<Block, number>): Block[] {
  const groups: Block[][] = [];
  let style = '';
  for (const block of blocks) {
    if (QUESTION_NUMBER_MARKS.has(block.mark) && !block.isBare) style = '';
    if (block.mark !== 'letter' || (style !== '' && block.style !== style)) continue;
    if (style === '') groups.push([]);
    style = block.style;
    groups.at(-1)?.push(block);
  }
  const isOpen = (item: Block): boolean => {
    const next = blocks[(indexes.get(item) ?? 0) + 1];
    const hasList = next !== undefined && next.style !== item.style && isListed(next);
    return item.isQuestion || item.parts.length > 0 || endsWithBlank(item.text) || hasList;
  };
  return groups.flatMap((items) =>
    items.length > 1 && items.filter(isOpen).length * 2 > items.length ? items : [],
  );
}

/** Collects facts about the whole text: which marks number questions, and where grids are. */
export function collectEvidence(blocks: Block[]) {
  const has = (...marks: Block['mark'][]) => blocks.some(({ mark }) => marks.includes(mark));
  const instructions = new Set(blocks.filter(isInstructionLine));
  const isInstruction = (block: Block) => instructions.has(block);
  const { answers, items, heads } = readTables(blocks);
  const tableHeads = new Set(heads);
  const hasAsked = has('asked');
  const hasDecimals = has('decimal');
  const numberOptions = findNumberedOptions(blocks, hasAsked, isInstruction);
  const numbers = blocks.filter(
    (block) => block.mark === 'number' && !block.isBare && !numberOptions.has(block),
  );
  const hasNumbers = numbers.length > 0;
  /** "1. About you" above "1.1 Your age". */
  const labels = new Set(blocks.map(({ label }) => label));
  const numbersWithParts = numbers.filter(({ label }) => labels.has(`${label}.1`));
  const numbersAsk = !hasAsked && numbersWithParts.length * 2 < Math.max(1, numbers.length);
  const romans = blocks.filter(({ mark }) => mark === 'roman');
  const romansAsk =
    romans.length >= 2 &&
    !hasAsked &&
    !hasDecimals &&
    (!hasNumbers || romans.some(({ isQuestion }) => isQuestion));

  const listsByStyle = Map.groupBy(blocks.filter(isItem), ({ style }) => style);
  const indexes = new Map(blocks.map((block, index) => [block, index]));
  const blockAfter = (block: Block) => blocks[(indexes.get(block) ?? blocks.length) + 1];
  const blockBefore = (block: Block | undefined) => block && blocks[(indexes.get(block) ?? 0) - 1];
  /**
   * The items of lists in which all items, or most of them, are questions; also below numbered
   * headings.
   */
  const askingItems = new Set(
    [...listsByStyle].flatMap(([, items]) => {
      const asking = items.filter(
        ({ isQuestion, mark, parts }) => isQuestion || (mark === 'bullet' && parts.length > 0),
      );
      // Some items may have no question mark: "Describe …". In a list below a question each needs one.
      const isMajority =
        asking.length > items.length / 2 &&
        items[0]?.isQuestion &&
        !blockBefore(items[0])?.isQuestion;
      return items.length >= 2 && (asking.length === items.length || isMajority) ? items : [];
    }),
  );
  for (const item of findQuestionParts(blocks, indexes)) askingItems.add(item);
  /** The block below; an instruction may be between. */
  const afterInstruction = (block: Block) => {
    const next = blockAfter(block);
    return next && isInstruction(next) ? blockAfter(next) : next;
  };
  /** Whether the items below a block ask, and the block is their stem. */
  const introducesItems = (block: Block) => {
    const next = blockAfter(block);
    if (!next || isListed(block) || answers.has(block) || block.parts.length > 0) return false;
    if (endsWithBlank(block.text)) return false;
    const isPart = next.label === `${block.label}.1` && !numberOptions.has(block);
    const item = afterInstruction(block);
    return (
      (item !== undefined && tableHeads.has(item)) ||
      (answers.has(next) && next.mark === null && !next.isFirst && !next.isQuestion) ||
      (answers.has(next) && /[:：]$/u.test(block.text)) ||
      (block.mark === 'number' && isPart) ||
      (askingItems.has(next) && (!block.isQuestion || next.mark === 'letter'))
    );
  };

  /** Whether a mark numbers a question. */
  const isNumbered = (block: Block): boolean => {
    if (answers.has(block) || askingItems.has(block)) return true;
    if (introducesItems(block)) return false;
    if (block.mark === 'number') {
      const isChoice = block.isBare || numberOptions.has(block);
      return !isChoice && (block.isQuestion || numbersAsk);
    }
    return (
      block.mark === 'asked' || block.mark === 'decimal' || (block.mark === 'roman' && romansAsk)
    );
  };
  const hasNumberedQuestions = blocks.some(isNumbered);
  /** Where no mark numbers questions: lists of questions, or above lists of other kinds. */
  const questionLists = new Set(
    [...(hasNumberedQuestions ? [] : listsByStyle)].flatMap(([style, items]) => {
      const isAbove = items.every((item) => {
        const next = blockAfter(item);
        return item.isQuestion || (next !== undefined && next.style !== style && isListed(next));
      });
      return isAbove && (items.length > 1 || items[0]?.isQuestion) ? [style] : [];
    }),
  );
  const isQuestionItem = (block: Block) => isItem(block) && questionLists.has(block.style);

  /** Whether a line that is no question has a mark of options, or several of them. */
  const isMarkedOption = (block: Block | undefined): block is Block =>
    block !== undefined &&
    !isNumbered(block) &&
    !block.isFooter &&
    (isListed(block) || (block.parts.length > 0 && block.mark === null));
  /** Whether the line below a block is an option. */
  const introducesOptions = (block: Block): boolean => {
    const option = afterInstruction(block);
    // A line with a stroke below a paragraph: "Details of child / parent".
    const isApart = option?.isFirst && option.mark === null && /[.!]$/.test(block.ascii);
    const isChoice = isMarkedOption(option) || (option !== undefined && numberOptions.has(option));
    return isChoice && !isApart;
  };

  const fields = findFields(blocks);
  const hasQuestionMarks = blocks.some(({ isQuestion }) => isQuestion);
  const hasOptionMarks = has('box', 'circle') || numberOptions.size > 0;
  /** The first paragraph or the first line, if it does not ask although others do. */
  const introduction = new Set<Block>();
  if (hasQuestionMarks || hasOptionMarks || fields.size > 0) {
    const end = blocks.findIndex(({ isLast }) => isLast) + 1;
    const first = blocks.slice(0, end);
    const isPlainText = (block: Block) =>
      block.mark === null &&
      !block.isQuestion &&
      !isField(block) &&
      (block.parts.length === 0 ||
        CONTACT.test(block.source) ||
        block.source === block.source.toLocaleUpperCase());
    if (
      first.every(isPlainText) &&
      end < blocks.length &&
      !first.slice(-1).some(introducesOptions)
    ) {
      for (const block of first) introduction.add(block);
    }
    const [title, second] = blocks;
    const isTitle =
      title?.mark === null && !title.isQuestion && second?.mark === null && second.isQuestion;
    if (isTitle && isPlainText(title)) introduction.add(title);
  }

  // A legend gives its answers to the items below it that have none.
  let legend: string[] = [];
  for (const block of blocks) {
    const isOpen = block.parts.length === 0;
    if (block.mark === null && !isNumbered(block) && isOpen) {
      const legendLabels = hasNumberedQuestions ? readLegend(block) : [];
      if (legendLabels.length === 0) continue;
      legend = legendLabels;
      heads.add(block);
    } else if (
      legend.length > 0 &&
      isNumbered(block) &&
      !block.isQuestion &&
      isOpen &&
      !endsWithBlank(block.text)
    ) {
      const next = blockAfter(block);
      const hasNone = next === undefined || isNumbered(next) || next.isFirst;
      if (hasNone && !answers.has(block)) answers.set(block, legend);
    }
  }

  const lastFormIndex = blocks.findLastIndex(
    (block) =>
      block.isQuestion ||
      block.mark !== null ||
      (block.parts.length > 0 && !CONTACT.test(block.source)) ||
      isField(block),
  );
  /** Whether a blank line is between a question and its options without marks. */
  const optionsAreApart = blocks.some((block, index) => {
    const above = blocks[index - 1];
    const isBelow = above !== undefined && (above.isQuestion || isNumbered(above));
    return isBelow && isTextBlock(block) && block.isFirst && !block.isLast && index < lastFormIndex;
  });
  const singleLineParagraphs = blocks.filter((block) => block.isFirst && block.isLast);
  return {
    answers,
    items,
    heads,
    fields,
    introduction,
    isInstruction,
    isNumbered,
    isQuestionItem,
    isMarkedChoice: isMarkedOption,
    introducesOptions: introducesOptions,
    introducesItems: introducesItems,
    hasNumbered: hasNumberedQuestions,
    /** Whether nothing from this line on asks, or has a mark, answers or a blank. */
    isBehindForm: (block: Block) => (indexes.get(block) ?? 0) > lastFormIndex,
    optionsAreApart,
    scaleEnds: findScaleEnds(blocks),
    /** Whether the form is filled in. */
    isTicked: blocks.some(({ source }) => TICKED.test(source)),
    hasQuestionMarks,
    /** Where circles offer one answer, squares offer several. */
    squaresAreSeveral: has('box') && has('circle'),
    hasChoiceMarks: hasOptionMarks || listsByStyle.size > 0,
    /** The number of lines with words. */
    count: blocks.length,
    /** A Roman number is before a part, because questions have numbers of another kind. */
    romansAreParts: hasNumbers || hasAsked || hasDecimals,
    /** Blank lines are between nearly all lines, also between options. */
    isLoose: blocks.length > 4 && singleLineParagraphs.length >= blocks.length * 0.8,
    /** The same without exception, and without marks. */
    isLoosePlain:
      blocks.length > 2 && blocks.every(({ isFirst, mark }) => isFirst && mark === null),
  };
}

export type Evidence = ReturnType<typeof collectEvidence>;
