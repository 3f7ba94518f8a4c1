import { limits } from '../limits.ts';
import type { Answer } from './analysis.ts';

export interface EqualAnswers {
  /** The most frequent spelling, or the first of several such. */
  value: string;
  count: number;
}

/** The same for texts that differ only in case, blanks and composition (REPORT-12). */
export function equalText(text: string): string {
  // A long run of marks takes quadratic time to compose.
  const composed = text.length > limits.shownText ? text : text.normalize();
  return composed.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Equal answers with their number, most frequent first (REPORT-12). */
export function equalAnswers(answers: readonly Answer[]): EqualAnswers[] {
  const groups = Map.groupBy(answers, ({ value }) => equalText(value));
  return [...groups.values()]
    .map((group) => {
      const spelled = Map.groupBy(group, ({ value }) => value.trim());
      const [[value]] = [...spelled].toSorted(([, a], [, b]) => b.length - a.length) as [
        [string, Answer[]],
      ];
      return { value, count: group.length };
    })
    .toSorted((a, b) => b.count - a.count);
}
