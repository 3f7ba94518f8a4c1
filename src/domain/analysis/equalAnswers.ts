import { limits } from '../limits.ts';
import type { Answer } from './analysis.ts';

export interface EqualAnswers {
  /** Spelled as in the first of them. */
  value: string;
  count: number;
}

/** Answers that differ only in case, blanks and composition, most frequent first (REPORT-12). */
export function equalAnswers(answers: readonly Answer[]): EqualAnswers[] {
  const groups = new Map<string, EqualAnswers>();
  for (const { value } of answers) {
    // A long run of marks takes quadratic time to compose.
    const composed = value.length > limits.shownText ? value : value.normalize();
    const key = composed.trim().replace(/\s+/g, ' ').toLowerCase();
    const group = groups.get(key);
    if (group) group.count += 1;
    else groups.set(key, { value: value.trim(), count: 1 });
  }
  return [...groups.values()].toSorted((one, other) => other.count - one.count);
}
