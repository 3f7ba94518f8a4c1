/** The text of the choice that `hasOthers` adds to a question. */
export const OTHERS = 'Others';

const PREFIX = `${OTHERS}: `;

/** What a person wrote under the added choice, as their answers say it: "Others: Juice". */
export const othersValue = (text: string): string => PREFIX + text;

/** The text that was written under the added choice; undefined for the text of a choice. */
export const othersText = (value: string): string | undefined =>
  value.startsWith(PREFIX) ? value.slice(PREFIX.length) : undefined;
