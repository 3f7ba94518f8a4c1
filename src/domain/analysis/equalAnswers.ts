import { limits } from '../limits.ts';
import type { Answer } from './analysis.ts';

export interface EqualAnswers {
  value: string;
  count: number;
}

/** A run of blanks, or one that is no space. Most texts have none: a search is faster than a replacement. */
const IRREGULAR_BLANKS = /\s{2}|[^\S ]/;

/** The same for texts that differ only in case, blanks and composition (REPORT-12). */
export function equalText(text: string): string {
  // A long run of marks takes quadratic time to compose.
  const composed = text.length > limits.shownText ? text : text.normalize();
  const trimmed = composed.trim();
  const regular = IRREGULAR_BLANKS.test(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed;
  return regular.toLowerCase();
}

/** The most frequent spelling of equal answers, or the first of several such. */
function usualSpelling([first, ...others]: [Answer, ...Answer[]]): string {
  if (others.length === 0) return first.value.trim();
  const bySpelling = Map.groupBy([first, ...others], ({ value }) => value.trim());
  const [[spelling]] = [...bySpelling].toSorted(([, a], [, b]) => b.length - a.length) as [
    [string, Answer[]],
  ];
  return spelling;
}

function groupEqual(answers: readonly Answer[]): EqualAnswers[] {
  const groups = Map.groupBy(answers, ({ value }) => equalText(value));
  return [...groups.values()]
    .map((group) => ({
      value: usualSpelling(group as [Answer, ...Answer[]]),
      count: group.length,
    }))
    .toSorted((a, b) => b.count - a.count);
}

const groupsByAnswers = new WeakMap<readonly Answer[], EqualAnswers[]>();

/** Equal answers with their number, most frequent first (REPORT-12); computed once for a list. */
export function equalAnswers(answers: readonly Answer[]): readonly EqualAnswers[] {
  const groups = groupsByAnswers.get(answers) ?? groupEqual(answers);
  groupsByAnswers.set(answers, groups);
  return groups;
}
