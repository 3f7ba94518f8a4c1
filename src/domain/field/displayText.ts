import { limits } from '../limits.ts';

/** Characters without any width, for a character class: controls, formats, the empty Braille pattern. */
export const UNSEEN = String.raw`\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800`;

/** Invisible characters, for a character class: those without width, and blanks. */
export const INVISIBLE_CHARACTERS = String.raw`${UNSEEN}\p{Z}`;

const ALL_UNSEEN = new RegExp(`[${UNSEEN}]`, 'gu');
const VISIBLE = new RegExp(`[^${INVISIBLE_CHARACTERS}]`, 'u');

/** An email without what nobody can see: characters without width, and blanks around it. */
export const normalizeEmail = (text: string): string => text.replace(ALL_UNSEEN, '').trim();

/** Whether a text is empty or invisible. */
export const isBlankText = (text: string): boolean => !VISIBLE.test(text);

/** A text as shown, cut at a length that nobody reads (FAULT-11). */
export const shortened = (text: string): string =>
  text.length > limits.shownText
    ? `${[...text.slice(0, limits.shownText)].slice(0, -1).join('')}…`
    : text;

const MARKS = String.raw`\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`;
const MARK = new RegExp(`[${MARKS}]`, 'gu');

/** A text without the marks that turn the direction of words, for names of files. */
export const removeMarks = (text: string): string => text.replace(MARK, '');

/** Characters that may turn the direction of the words around them. */
const TURNS = new RegExp(`[${MARKS}]|\\p{Script=Arabic}|\\p{Script=Hebrew}`, 'u');

/** Marks that begin or end an isolate: with one of them, a text leaves the isolate around it. */
const ISOLATES = /[\u2066-\u2069]/g;

/** Isolates a text's direction in a plain sentence, such as a title. In elements, use `<bdi>`. */
export const isolated = (text: string): string =>
  TURNS.test(text) ? `\u2068${text.replace(ISOLATES, '')}\u2069` : text;

/** A person's text in a plain sentence, as `UserText` in elements: cut, and isolated. */
export const userText = (text: string): string => isolated(shortened(text));
