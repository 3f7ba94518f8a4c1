import { collectEvidence, type Evidence, isTextBlock } from './collectEvidence.ts';
import type { Decision, LineKind } from './decisions.ts';
import { type Block, readBlocks } from './readBlocks.ts';
import { type Above, findRole } from './roles.ts';
import { sourceLines } from './sourceLines.ts';

export interface ReadLine {
  /** The line's number, counted from 0, with blank lines. */
  line: number;
  kind: LineKind;
  /** The text without mark and surrounding blanks. */
  text: string;
  /** Several options: of a line of options, or of a question whose line or grid has them. */
  parts: string[];
  /** A square is before it, where other options have circles. */
  isSquare: boolean;
  decision: Decision;
  /** Why it is read so, in words for a person; empty if they decided. */
  why: string;
}

/** Whether a line of this kind is in no question. */
export const isSkipped = (kind: LineKind): boolean =>
  kind === 'instruction' || kind === 'heading' || kind === 'ignore';

/** The text of a line without its answers: "Bad" and "Good" of "Bad 1 2 3 Good". */
function removeAnswers({ text, parts }: ReadLine): string {
  const words = parts.reduce((rest, part) => rest.replace(part, ' '), text);
  return /\p{L}{2}/u.test(words) ? words.replace(/\s+/g, ' ').trim() : '';
}

/** How many lines of questions with options are above the first numbered question or grid. */
function findHead(blocks: Block[], { isNumbered, heads, introducesItems }: Evidence): number {
  let end = blocks.findIndex(isNumbered);
  const isHeadLine = (block: Block | undefined) =>
    block && (heads.has(block) || (block.isFirst && introducesItems(block)));
  while (isHeadLine(blocks[end - 1])) end -= 1;
  const above = blocks.slice(0, Math.max(0, end));
  const asking = above.filter(({ isQuestion }) => isQuestion);
  const hasOptions = ({ isLast }: Block, next: Block | undefined) => !isLast && isTextBlock(next);
  // One alone may be a title.
  const areQuestions =
    asking.length > 1 || asking.some((block) => hasOptions(block, above[above.indexOf(block) + 1]));
  return areQuestions ? end : 0;
}

/**
 * Reads each line of a pasted text as a question, an option, an instruction, a heading or nothing.
 * The whole text is the evidence: which marks number questions, where grids are, whether anything
 * ends with a question mark. `chosen` contains a person's decisions by line number.
 */
export function readLines(
  text: string,
  decisions: ReadonlyMap<number, Decision> = new Map(),
): ReadLine[] {
  const source = sourceLines(text);
  const blocks = readBlocks(source.filter(({ skipReason }) => !skipReason));
  const evidenceOfAll = collectEvidence(blocks);
  // Questions above the first number or grid are read without the evidence below them.
  const headLength = findHead(blocks, evidenceOfAll);
  const evidenceAbove =
    headLength > 0 ? collectEvidence(blocks.slice(0, headLength)) : evidenceOfAll;
  const above: Above = {
    hasQuestion: false,
    hasOptions: false,
    hasMarkedOptions: false,
    isClosing: false,
    kind: null,
  };
  const readResult = blocks.map((block, index): ReadLine => {
    const decision: Decision = decisions.get(block.line) ?? {};
    const evidence = index < headLength ? evidenceAbove : evidenceOfAll;
    // Nothing above could be continued.
    const isLost = !above.hasQuestion && ['joined', 'choice'].includes(decision.kind ?? '');
    const chosenKind = isLost ? undefined : decision.kind;
    const role = findRole({
      block,
      previous: blocks[index - 1],
      next: blocks[index + 1],
      evidence,
      above,
    });
    const kind = chosenKind ?? role.kind;
    above.isClosing = kind !== 'question' && (role.closes || (role.isForm && above.isClosing));
    const answers = evidence.answers.get(block);
    const parts = answers ?? block.parts;
    // The options of a question that is left out belong to no other one.
    if (role.kind === 'question' && isSkipped(kind)) above.hasQuestion = false;
    if (kind === 'question') {
      above.hasQuestion = true;
      above.hasOptions = parts.length > 0;
      above.hasMarkedOptions = above.hasOptions;
    }
    if (kind === 'choice') {
      above.hasOptions = true;
      above.hasMarkedOptions = block.mark !== null || block.parts.length > 0;
    }
    above.kind = kind;
    const words = evidence.items.get(block) ?? block.text;
    const isSquare = evidence.squaresAreSeveral && block.mark === 'box' && !answers;
    const why = chosenKind ? '' : role.why;
    return { line: block.line, kind, text: words, parts, isSquare, decision, why };
  });
  const createSkippedLine = (line: number, text: string, reason: string): ReadLine => {
    const decision: Decision = decisions.get(line) ?? {};
    const { kind = 'ignore' } = decision;
    const why = decision.kind ? '' : reason;
    return { line, kind, text, parts: [], isSquare: false, decision, why };
  };
  // Lines that a form skips stay between their neighbours.
  const byLine = new Map(readResult.map((line) => [line.line, line]));
  return source.flatMap(({ line, raw, skipReason }): ReadLine[] => {
    const own = byLine.get(line);
    if (!skipReason) {
      const headText = own?.kind === 'choice' && own.parts.length > 0 ? removeAnswers(own) : '';
      return [
        ...(own ? [own] : []),
        ...(headText ? [createSkippedLine(line + 0.0005, headText, 'beside the answers')] : []),
      ];
    }
    return [createSkippedLine(line, raw.trim(), skipReason)];
  });
}
