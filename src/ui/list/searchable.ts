/** A text as it is searched: without regard to case, accents, or how many blanks there are. */
export const searchable = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
