import { ANY_BOX, plain } from './marks.ts';
import { patterns } from './words.ts';

const trimmedParts = (parts: string[]) => parts.map((part) => part.trim()).filter(Boolean);

/** Whether numbers count up or down by one. */
const isScale = (numbers: number[]) =>
  numbers.length >= 3 &&
  numbers.every(
    (number, index) => index === 0 || Math.abs(number - (numbers[index - 1] ?? 0)) === 1,
  );

/** The numbers of a scale in a line, perhaps with words at its ends: "Bad 1 2 3 4 5 Good". */
export function scaleIn(text: string): string[] {
  const found = /(?:^|\s)(\d{1,2}(?:[\s|/,;.・–—_-]+\d{1,2}){2,})(?=\s|$)/.exec(plain(text));
  const numbers = found?.[1]?.match(/\d+/g) ?? [];
  const around = found ? text.length - found[0].length : 0;
  return isScale(numbers.map(Number)) && around < 80 ? numbers : [];
}

const SHORT = 60;

/** Alternatives between strokes: "Yes / No / Not sure". */
export function strokesIn(text: string): string[] {
  const parts = trimmedParts(text.split(/\s+[/|]\s+|\s*[｜／]\s*/));
  if (parts.length >= 2 && parts.every((part) => part.length < SHORT)) return parts;
  const tight = text.replace(/^\(|\)$/g, '').split('/');
  const isYesNo =
    tight.length >= 2 &&
    tight.length <= 3 &&
    tight.slice(0, 2).every((part) => patterns.yesNo.test(part.trim()));
  return isYesNo ? trimmedParts(tight) : [];
}

/** The answers between boxes, and what stands before them: "Sex: ☐ Male ☐ Female". */
export function boxesIn(text: string): { before: string; parts: string[] } | null {
  const marks = [...plain(text).matchAll(ANY_BOX)];
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last || first === last) return null;
  const behind = marks.map(({ 0: mark, index }, place) =>
    text.slice(index + mark.length, marks[place + 1]?.index ?? text.length),
  );
  const before = text.slice(0, first.index).trim();
  const isBehind = before !== '' && behind.at(-1)?.trim() === '';
  if (!isBehind) return { before, parts: trimmedParts(behind) };
  // Boxes behind their answers: "Yes ☐ No ☐", "Smoker? Yes ☐ No ☐".
  const stem = /^(.*[?:])\s*(\S.*)$/.exec(plain(before));
  const firstPart = stem ? before.slice(before.length - (stem[2]?.length ?? 0)) : before;
  return {
    before: stem ? before.slice(0, stem[1]?.length).trim() : '',
    parts: trimmedParts([firstPart, ...behind.slice(0, -1)]),
  };
}

/** Answers behind a question: "Fair?  1 2 3 4 5", "Smoker? Yes / No". */
export function answersBehind(text: string): { before: string; parts: string[] } | null {
  const ascii = plain(text);
  const scale = /(?:\s{2,}|\t|[.?!]\s|:)\s*(\d{1,2}(?:[\s|/・]+\d{1,2}){2,})$/.exec(ascii);
  const numbers = scale?.[1]?.match(/\d+/g) ?? [];
  if (scale && isScale(numbers.map(Number)) && /\p{L}/u.test(text.slice(0, scale.index))) {
    return { before: text.slice(0, scale.index + 1).trim(), parts: numbers };
  }
  const end = ascii.lastIndexOf('?') + 1;
  const asked = end > 1 ? text.slice(end).trim() : '';
  const alternatives = strokesIn(asked.replace(/^[[(（]|[)）\]]$/gu, ''));
  if (alternatives.length >= 2) return { before: text.slice(0, end), parts: alternatives };
  const colon = ascii.indexOf(':') + 1;
  const listed = colon > 1 ? text.slice(colon).trim() : '';
  const parts = listed.includes(';') ? trimmedParts(listed.split(';')) : strokesIn(listed);
  const isList = parts.length >= 2 && parts.every((part) => part.length < SHORT);
  return isList ? { before: text.slice(0, colon), parts } : null;
}

const FIRST = ['A', 'a', '1'];

/** Lettered or numbered answers on one line: "A. Yes  B. No". */
export function markedPartsIn(text: string): string[] {
  const marks = [...plain(text).matchAll(/(?:^|\s)[([]?([A-Ha-h]|\d)[.、)\]]\s*(?=\S)/g)];
  const [first = ''] = marks[0]?.slice(1) ?? [];
  const isSequence = marks.every(
    ({ 1: label = '' }, place) => label.charCodeAt(0) === first.charCodeAt(0) + place,
  );
  if (marks.length < 2 || marks[0]?.index !== 0 || !FIRST.includes(first) || !isSequence) return [];
  return trimmedParts(
    marks.map(({ 0: mark, index }, place) =>
      text.slice(index + mark.length, marks[place + 1]?.index ?? text.length),
    ),
  );
}
