import type { Decision, LineKind } from './decisions.ts';
import { type Evidence, endsWithBlank, evidenceIn, isField } from './evidence.ts';
import { plain } from './marks.ts';
import { sourceLines } from './prepare.ts';
import { type Block, readBlocks } from './readBlocks.ts';
import { patterns } from './words.ts';

export interface ReadLine {
  /** Its line number, counted from 0, with blank lines. */
  line: number;
  kind: LineKind;
  /** The text without mark and surrounding blanks. */
  text: string;
  /** Several choices: of a line of choices, or of a question whose line or grid has them. */
  parts: string[];
  /** A square stands before it, where other choices have circles. */
  isSquare: boolean;
  decision: Decision;
}

const asRead: Decision = {};

/** An answer blank, perhaps with a unit: "____ persons". */
const BLANK = /^[\s:]*(?:[_＿]{2,}|\|_[_|.\s]*\||[.…·]{5,}|[(（[]\s{4,}[)）\]])/u;
/** Boxes for the digits of an answer: "□□", "|_|_|". */
const DIGIT_BOXES = /^(?:[□☐⎕▯]\s?){2,}$|^\|[_|\s]*\|$/u;
/** The number of a page: "3 / 4". */
const PAGE = /^\d{1,3}\s*(?:\/|of|von|sur|de|из)\s*\d{1,3}(?:\s+\d{1,3}\s?%)?$/;
/** Sentences that ask nothing. */
const SENTENCES = /[.!]\s+\p{Lu}[^?]*[.!]$/u;
/** The counter of a text field: "0 / 500 characters". */
const COUNTER =
  /^\d+\s*\/\s*\d+\s*(?:characters|zeichen|caractères|caracteres|caratteri|tekens)?$/i;
const RULE = /^[\s._…·–—=*#-]{3,}$/u;
/** Longer lines are no short requests and no choices (letters). */
const SHORT = 90;
/** A choice of mere words, such as "Back". */
const WORDS = 30;

/** What stands above a line. */
interface Above {
  hasQuestion: boolean;
  /** Whether the last question has choices, and whether those have marks. */
  hasChoices: boolean;
  hasMarkedChoices: boolean;
  /** Whether a farewell stands directly above. */
  isClosing: boolean;
  kind: LineKind | null;
}

interface Surroundings {
  block: Block;
  before: Block | undefined;
  next: Block | undefined;
  evidence: Evidence;
  above: Above;
}

/** Whether a line without a question mark asks for an answer. */
const requests = ({ text, ascii }: Block) =>
  /\?\s/.test(ascii) ||
  patterns.request.test(ascii) ||
  /[:：*＊]\s*$/u.test(text) ||
  (endsWithBlank(text) && !patterns.other.test(ascii)) ||
  patterns.field.test(/[([][^()[\]]*[)\]]$/.exec(ascii)?.[0] ?? '');

const LISTED = ['bullet', 'letter', 'box', 'circle'];

/**
 * Whether a line goes on with the choices above, whatever it says: an item of their list, or words
 * between others of their paragraph.
 */
function continuesChoices({ block, before, next, evidence, above }: Surroundings): boolean {
  if (above.kind !== 'choice' || !before || block.parts.length > 0 || block.text === '')
    return false;
  if (evidence.isNumbered(block) || evidence.isQuestionItem(block) || RULE.test(block.text))
    return false;
  if (LISTED.includes(block.mark ?? '')) return block.style === before.style;
  const isWords = (one: Block) => one.mark === null && !one.asks && one.parts.length === 0;
  const isBetween = !block.isFirstOfParagraph && !block.isLastOfParagraph && next !== undefined;
  return (
    isBetween &&
    [before, block, next].every(isWords) &&
    !/[\d_:]/.test(block.ascii) &&
    block.text.length < WORDS &&
    !evidence.leadsToChoices(block)
  );
}

/** The kind of a line that its mark or its form tells; undefined for a line of mere words. */
function kindByForm(surroundings: Surroundings): LineKind | undefined {
  const { block, before, next, evidence, above } = surroundings;
  const { text, ascii, mark, parts } = block;
  const { hasQuestion, hasChoices } = above;
  if (evidence.heads.has(block)) return 'heading';
  if (continuesChoices(surroundings)) return 'choice';
  const { isFirstOfParagraph, isLastOfParagraph } = block;
  const isAlone = isFirstOfParagraph && isLastOfParagraph;
  const isSection = patterns.section.test(plain(block.written));
  const endsPage = next?.isFooter && /^\d{1,3}$/.test(ascii);
  if (isSection || endsPage || DIGIT_BOXES.test(block.written)) return 'ignore';
  if (block.isFooter || (isAlone && PAGE.test(plain(block.written)))) return 'ignore';
  const isSignature = !isFirstOfParagraph || evidence.isBehindForm(block);
  if (above.isClosing && mark === null && !block.asks && isSignature) return 'ignore';
  if (!before && patterns.greeting.test(ascii)) return 'heading';
  // A first line that names the form; a paragraph of sentences before any question.
  const isTitle = !before && next && patterns.title.test(plain(block.written));
  const isIntroduction = isAlone && !hasQuestion && SENTENCES.test(ascii);
  if (mark === null && !ascii.includes('?') && (isTitle || isIntroduction)) return 'heading';
  if (mark === null && !block.asks && patterns.part.test(ascii)) return 'heading';
  if (COUNTER.test(ascii)) return 'ignore';
  // A field of a line that has several.
  if (!Number.isInteger(block.line) && isField(block)) return 'question';
  const isAside = mark === null && parts.length === 0 && above.kind === 'question';
  if (isAside && /^\([^()]{12,}\)$/.test(ascii)) return 'instruction';
  // Somebody's answer below a question of a filled-in form.
  const isAnswer = evidence.isTicked && before?.asks && isLastOfParagraph && !isFirstOfParagraph;
  if (isAnswer && mark === null && parts.length === 0 && above.kind === 'question') return 'ignore';
  if (parts.length === 0 && RULE.test(text)) return 'ignore';
  if (mark === null && BLANK.test(text)) return 'ignore';
  if (evidence.isNumbered(block) || evidence.isQuestionItem(block)) return 'question';
  if (evidence.leadsToItems(block)) return 'heading';
  if (parts.length === 0 && text === '') return 'ignore';
  if (patterns.placeholder.test(ascii)) return 'ignore';
  // Brackets around nothing with a unit: "(   ) years".
  const isUnit = /^[([]\s{2,}/.test(plain(block.written)) && text.length < 7 && parts.length === 0;
  const isSingle = before?.mark !== mark && next?.mark !== mark;
  if (isUnit && isSingle && above.kind === 'question') return 'ignore';
  if (evidence.isInstruction(block)) {
    const isQuestion = mark === null && text.length > 40 && evidence.leadsToChoices(block);
    return isQuestion && !(hasQuestion && !hasChoices) ? 'question' : 'instruction';
  }
  const closes = mark === null && isFirstOfParagraph && patterns.thanks.test(plain(block.written));
  if (parts.length > 0 && !closes && !evidence.introduction.has(block)) {
    const isStem =
      mark === null &&
      text !== '' &&
      ((parts.every((part) => /^\d+$/.test(part)) && !/\d\D+\d\D+\d/.test(ascii)) ||
        !parts.some((part) => text.includes(part) || ascii.includes(part)));
    return isStem || !hasQuestion ? 'question' : 'choice';
  }
  if (mark === 'roman' && evidence.romansAreParts) return 'heading';
  if (mark === null) return undefined;
  // "B) About your work", alone or above "B1.".
  const isFirstOfPart = next?.mark === 'asked' && next.label.startsWith(block.label);
  const isPart = mark === 'letter' && isSingle && (isFirstOfPart || (isAlone && !hasChoices));
  if (isPart) return 'heading';
  if (hasQuestion) return 'choice';
  return mark === 'roman' || block.asks || !evidence.hasNumbered ? 'question' : 'heading';
}

/** Whether a line has the form of a field, or its answers behind it. */
const asksByForm = (block: Block) =>
  isField(block) || block.asks || (block.parts.length > 0 && /[:：]$/u.test(block.text));

/** The kind of words that stand for themselves in any text; undefined for others. */
function kindByWords({ block, before, next, evidence, above }: Surroundings): LineKind | undefined {
  const { text, ascii, asks, isFirstOfParagraph } = block;
  if (!asks && (patterns.thanks.test(plain(block.written)) || text === '--')) {
    above.isClosing = true;
    return 'ignore';
  }
  above.isClosing = false;
  const isFirst = before === undefined;
  if (isFirst && next && !asks && patterns.title.test(ascii)) return 'heading';
  // The blank of the question above: "GRADE |__|__|".
  const isBlankOf =
    before?.asks &&
    before.parts.length === 0 &&
    above.kind === 'question' &&
    !isFirstOfParagraph &&
    !evidence.fields.has(block);
  if (isBlankOf && text.length < 40 && /[_＿]{2}/u.test(text)) return 'ignore';
  // "PERSONAL DETAILS" above fields.
  const isCapital = text === text.toLocaleUpperCase() && /\p{Lu}{2}/u.test(text);
  const isFieldNext = next?.mark === null && !next.isFirstOfParagraph && asksByForm(next);
  if (isCapital && isFirstOfParagraph && isFieldNext && !asksByForm(block)) return 'heading';
  if (before && patterns.section.test(plain(before.written)) && !asksByForm(block))
    return 'heading';
  if (!evidence.fields.has(block)) return undefined;
  const isTitle = isFirst && !isField(block) && next !== undefined && isField(next);
  return isTitle ? 'heading' : 'question';
}

/** The kind of words in a text whose questions have marks. */
function kindAmongNumbered({ block, before, next, evidence, above }: Surroundings): LineKind {
  const { text, asks, isFirstOfParagraph, isLastOfParagraph } = block;
  const { hasQuestion, hasChoices, hasMarkedChoices } = above;
  const leadsToChoices = evidence.leadsToChoices(block);
  const beginsPart = next !== undefined && evidence.isNumbered(next);
  if (asks) {
    const isParagraph = isFirstOfParagraph && isLastOfParagraph;
    const isStem = isParagraph && beginsPart && Number(next.label) <= 1;
    if (!leadsToChoices && (!hasQuestion || isStem)) return 'heading';
    return isFirstOfParagraph || leadsToChoices || hasMarkedChoices ? 'question' : 'choice';
  }
  if (leadsToChoices && isFirstOfParagraph) return 'question';
  if (!hasQuestion) return endsWithBlank(text) ? 'question' : 'heading';
  const isWords = (one: Block | undefined) =>
    one?.mark === null && !one.asks && !evidence.isNumbered(one);
  if (evidence.isLoose && text.length < SHORT && (isWords(before) || isWords(next))) {
    return 'choice';
  }
  const asksForText = requests(block);
  if (isFirstOfParagraph) {
    const isRequest = (asksForText || endsWithBlank(text)) && text.length < 200;
    if (isRequest && hasChoices && !(beginsPart && text.length > SHORT)) return 'question';
    if (isLastOfParagraph || beginsPart || hasChoices) return 'heading';
  }
  if (hasMarkedChoices) return asksForText && text.length < SHORT ? 'question' : 'heading';
  return text.length > 160 ? 'heading' : 'choice';
}

/** The kind of words in a text whose questions have no marks. */
function kindAmongWords({ block, before, next, evidence, above }: Surroundings): LineKind {
  const { text, asks, isFirstOfParagraph, isLastOfParagraph } = block;
  const { hasQuestion, hasChoices, hasMarkedChoices } = above;
  const { hasQuestionMarks } = evidence;
  if (asks) return next && evidence.isQuestionItem(next) ? 'heading' : 'question';
  const leadsToChoices = evidence.leadsToChoices(block);
  if (hasMarkedChoices && !isFirstOfParagraph && hasQuestion) {
    return requests(block) || leadsToChoices ? 'question' : 'heading';
  }
  if (evidence.introduction.has(block)) return 'heading';
  if (leadsToChoices && (isFirstOfParagraph || evidence.isMarkedChoice(before))) return 'question';
  if (!isFirstOfParagraph) return hasQuestion && above.kind !== 'heading' ? 'choice' : 'question';
  if (endsWithBlank(text)) return 'question';
  if (isLastOfParagraph && (before || next)) {
    const isTitled = hasQuestion || evidence.count > 2;
    if (isTitled && requests(block)) return 'question';
    if (evidence.isLoosePlain && hasQuestion && hasQuestionMarks) return 'choice';
    return hasQuestionMarks || evidence.hasChoiceMarks ? 'heading' : 'question';
  }
  // Choices below a blank line.
  const isOpen = above.kind === 'question' || above.kind === 'instruction';
  const areChoices = isOpen && !hasChoices && hasQuestionMarks;
  return areChoices && next && !isLastOfParagraph && !next.asks && !leadsToChoices
    ? 'choice'
    : 'question';
}

/**
 * Reads each line of a pasted text as a question, a choice, an instruction, a heading or nothing.
 * The whole text is the evidence: which marks number questions, where grids are, whether anything
 * ends with a question mark. `chosen` holds a person's decisions
 * by line number.
 */
export function readLines(
  text: string,
  chosen: ReadonlyMap<number, Decision> = new Map(),
): ReadLine[] {
  const source = sourceLines(text);
  const blocks = readBlocks(source.filter(({ isOut }) => !isOut));
  const evidence = evidenceIn(blocks);
  const above: Above = {
    hasQuestion: false,
    hasChoices: false,
    hasMarkedChoices: false,
    isClosing: false,
    kind: null,
  };
  const read = blocks.map((block, at): ReadLine => {
    const surroundings = { block, before: blocks[at - 1], next: blocks[at + 1], evidence, above };
    const decision = chosen.get(block.line) ?? asRead;
    // Nothing above could be continued.
    const needsQuestion = decision.kind === 'joined' || decision.kind === 'choice';
    const isLost = needsQuestion && !above.hasQuestion;
    const kind =
      (isLost ? undefined : decision.kind) ??
      kindByForm(surroundings) ??
      kindByWords(surroundings) ??
      (evidence.hasNumbered ? kindAmongNumbered(surroundings) : kindAmongWords(surroundings));
    const answers = evidence.answers.get(block);
    const parts = answers ?? block.parts;
    if (kind === 'question') {
      above.isClosing = false;
      above.hasQuestion = true;
      above.hasChoices = parts.length > 0;
      above.hasMarkedChoices = above.hasChoices;
    }
    if (kind === 'choice') {
      above.hasChoices = true;
      above.hasMarkedChoices = block.mark !== null || block.parts.length > 0;
    }
    above.kind = kind;
    const words = evidence.items.get(block) ?? block.text;
    const isSquare = evidence.squaresAreSeveral && block.mark === 'box' && !answers;
    return { line: block.line, kind, text: words, parts, isSquare, decision };
  });
  // What its form leaves out stands between the lines where it was written.
  const byLine = new Map(read.map((one) => [one.line, one]));
  return source.flatMap(({ line, raw, isOut }): ReadLine[] => {
    const own = byLine.get(line);
    if (!isOut) return own ? [own] : [];
    const decision = chosen.get(line) ?? asRead;
    const kind = decision.kind ?? 'ignore';
    return [{ line, kind, text: raw.trim(), parts: [], isSquare: false, decision }];
  });
}
