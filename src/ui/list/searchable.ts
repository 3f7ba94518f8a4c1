const MARKS = /\p{M}+/gu;

/** A text as searched. Marks go first: long runs of them take quadratic time to normalize. */
export const normalizeForSearch = (text: string): string =>
  text
    .replace(MARKS, '')
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
