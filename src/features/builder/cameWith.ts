import type { Draft } from './draft.ts';

/**
 * The first question or choice that one draft has and the other, an earlier state of the same, has not: its key, and
 * that of the question that it is or is in. A choice that came because its question became another is no such thing.
 */
export function cameWith(before: Draft, after: Draft): { name: string; question: string } | null {
  if (before.id !== after.id) return null;
  const known = new Map(before.questions.map((question) => [question.key, question]));
  for (const { key, type, options } of after.questions) {
    const earlier = known.get(key);
    if (!earlier) return { name: key, question: key };
    if (earlier.options === options || earlier.type !== type) continue;
    const had = new Set(earlier.options.map((option) => option.key));
    const added = options.find((option) => !had.has(option.key));
    if (added) return { name: added.key, question: key };
  }
  return null;
}
