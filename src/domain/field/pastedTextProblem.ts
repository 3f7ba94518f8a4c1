import { formatCount } from '../format/figures.ts';
import { limits } from '../limits.ts';

/** The message for a text that is too long to read without blocking the page; null for others. */
export const pastedTextProblem = ({ length }: string): string | null =>
  length > limits.pastedText
    ? `This text has ${formatCount(length)} characters, and at most ${formatCount(limits.pastedText)} are read at once: add it in parts.`
    : null;
