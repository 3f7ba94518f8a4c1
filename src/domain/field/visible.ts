import { limits } from '../limits.ts';

/** Characters that show nothing, for a character class: controls, formats, blanks, fillers, the empty Braille pattern. */
export const NOTHING = String.raw`\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800`;
const INVISIBLE = new RegExp(`[${NOTHING}]`, 'gu');
const VISIBLE = new RegExp(`[^${NOTHING}]`, 'u');

/** How many code points of a text can be seen. The joiners of an emoji are not counted, its parts are. */
export const visibleLength = (text: string): number => [...text.replace(INVISIBLE, '')].length;

/** Whether a text shows nothing: it is empty, or has blanks and invisible characters only. */
export const isBlankText = (text: string): boolean => !VISIBLE.test(text);

/** A text as it is shown: cut off where it is longer than anybody reads (FAULT-11). */
export const shortened = (text: string): string =>
  text.length > limits.shownText
    ? `${[...text.slice(0, limits.shownText)].slice(0, -1).join('')}…`
    : text;

/** What may turn the direction of the words around it. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Script=Arabic}|\p{Script=Hebrew}/u;

/**
 * Somebody's text for a sentence that cannot hold elements, such as a page's title: it keeps its direction to itself.
 * In elements, `<bdi>` does the same.
 */
export const isolated = (text: string): string => (TURNS.test(text) ? `\u2068${text}\u2069` : text);
