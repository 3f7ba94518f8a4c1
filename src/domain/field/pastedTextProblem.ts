import { formatCount } from '../format/figures.ts';
import { limits } from '../limits.ts';

/** Why a pasted text is not read: reading a very long one would stop the page. Null if it is. */
export const pastedTextProblem = ({ length }: string): string | null =>
  length > limits.pastedText
    ? `This text has ${formatCount(length)} characters, and at most ${formatCount(limits.pastedText)} are read at once: add it in parts.`
    : null;
