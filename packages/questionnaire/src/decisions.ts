import { LINE_END } from './plainLine.ts';

/** How a question is answered: by a text, by several options, or by one option. */
export type QuestionType = 'text' | 'multiple' | 'single';

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

/** A user's decision about a line; type and Required count for a question's line. */
export interface Decision {
  kind?: LineKind | undefined;
  type?: QuestionType | undefined;
  required?: boolean | undefined;
}

/** A user's decisions about the lines of a text. */
export interface Decisions {
  /** By line number, counted from 0. */
  byLine: ReadonlyMap<number, Decision>;
  /** Of lines that were removed, by their words: they may be pasted again. */
  removed: ReadonlyMap<string, Decision>;
}

export const noDecisions: Decisions = { byLine: new Map(), removed: new Map() };

/** Adds a decision about some lines. */
export function decide(
  { byLine, removed: removedDecisions }: Decisions,
  lines: number[],
  decision: Decision,
) {
  const changedLines = lines.map((line) => [line, { ...byLine.get(line), ...decision }] as const);
  return { byLine: new Map([...byLine, ...changedLines]), removed: removedDecisions };
}

/**
 * Takes decisions along when a text is edited. Lines before and after the edit keep theirs, also
 * among equal lines; a single line whose words change keeps its own. A text that shares no line with
 * the one before is another questionnaire.
 */
export function moveDecisions(
  { byLine, removed: removedDecisions }: Decisions,
  textBefore: string,
  textAfter: string,
): Decisions {
  if (byLine.size + removedDecisions.size === 0) return noDecisions;
  const [old, now] = [textBefore.split(LINE_END), textAfter.split(LINE_END)];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;

  const isKept = (line: number) => line < start || line >= old.length - end;
  if (!old.some((words, line) => words.trim() !== '' && isKept(line)) && old.length > 1) {
    return noDecisions;
  }

  const offset = now.length - old.length;
  const isOneChanged = offset === 0 && now.length - start - end === 1;
  const movedDecisions = new Map<number, Decision>();
  const waiting = new Map(removedDecisions);
  for (const [line, decision] of byLine) {
    if (line < start || isOneChanged) movedDecisions.set(line, decision);
    else if (line >= old.length - end) movedDecisions.set(line + offset, decision);
    else if (Number.isInteger(line)) waiting.set(old[line]?.trim() ?? '', decision);
  }
  // Of two equal lines one was removed: the other keeps the decision.
  const { [start - 1]: leftLine = '' } = now;
  const own = byLine.get(start);
  if (offset < 0 && own && old[start] === leftLine && !movedDecisions.has(start - 1))
    movedDecisions.set(start - 1, own);
  for (let line = start; line < now.length - end; line += 1) {
    const words = now[line]?.trim() ?? '';
    const decision = waiting.get(words);
    if (!decision || movedDecisions.has(line)) continue;
    movedDecisions.set(line, decision);
    waiting.delete(words);
  }
  return { byLine: movedDecisions, removed: waiting };
}
