/** The text of the choice that `hasOthers` adds to a question. */
export const OTHERS = 'Others';

const PREFIX = `${OTHERS}: `;

/** The value of a text under the added choice: "Others: Juice". */
export const othersValue = (text: string): string => PREFIX + text;

/** The text under the added choice; undefined for the text of another choice. */
export const othersText = (value: string): string | undefined =>
  value.startsWith(PREFIX) ? value.slice(PREFIX.length) : undefined;
