/** A text as searched: without case, accents and repeated blanks. */
export const searchable = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
