import { ANY_BOX, toAscii } from './marks.ts';
import { patterns } from './patterns.ts';

const trimParts = (parts: string[]) => parts.map((part) => part.trim()).filter(Boolean);

/** Whether numbers count up or down by one. */
const isScale = (numbers: number[]) =>
  numbers.length >= 3 &&
  numbers.every(
    (number, index) => index === 0 || Math.abs(number - (numbers[index - 1] ?? 0)) === 1,
  );

/** Three numbers or more, each perhaps in brackets: "1 2 3", "(1) (2) (3)". */
const SCALE = /(?:^|\s)(\(?\d{1,2}(?:[\s|/,;.・–—_()-]+\d{1,2}){2,}\)?)(?=\s|$)/;

/** The numbers of a scale in a line, perhaps with words at its ends: "Bad 1 2 3 4 5 Good". */
export function readScale(text: string): string[] {
  // "0 (no)  1  2 (yes)".
  const scale = SCALE.exec(toAscii(text).replace(/(\d)\s*\([^()\d]{1,20}\)/g, '$1'));
  const numbers = scale?.[1]?.match(/\d+/g) ?? [];
  const stemLength = scale ? text.length - scale[0].length : 0;
  return isScale(numbers.map(Number)) && stemLength < 80 ? numbers : [];
}

const MAX_SCALE_LABEL_LENGTH = 60;

const areYesNo = (parts: string[]) =>
  parts.length >= 2 && parts.slice(0, 2).every((part) => patterns.yesNo.test(part.trim()));

/** Alternatives between strokes: "Yes / No / Not sure". */
export function splitAlternatives(text: string): string[] {
  const parts = trimParts(text.split(/\s+[/|・·]\s+|\s*[｜／]\s*/));
  // "Department / room:" is a field.
  if (/[:：]\s*$/u.test(text)) return [];
  if (parts.length >= 2 && parts.every((part) => part.length < MAX_SCALE_LABEL_LENGTH))
    return parts;
  // "Yes  No  Maybe".
  const wide = trimParts(text.split(/\s{2,}|\t|,\s/));
  if (areYesNo(wide) && wide.every((part) => part.length < MAX_SCALE_LABEL_LENGTH)) return wide;
  const slashParts = text.replace(/^\(|\)$/g, '').split('/');
  return slashParts.length <= 3 && areYesNo(slashParts) ? trimParts(slashParts) : [];
}

/** A box with its code after an answer. */
const CODED_BOX = new RegExp(
  `(?<=\\p{L}\\s*)(?:${ANY_BOX.source})\\s?\\d{1,2}(?=\\s{2,}|\\t|\\s*$)`,
  'gu',
);

/** The answers between boxes, and what is before them: "Sex: ☐ Male ☐ Female". */
export function readBoxes(text: string): { stem: string; parts: string[] } | null {
  // "Male □1  Female □2".
  const coded = toAscii(text).match(CODED_BOX)?.length ?? 0;
  if (coded > 1 && coded === toAscii(text).match(ANY_BOX)?.length) {
    return readBoxes(text.replace(CODED_BOX, (code) => code.replace(/\d+/, '')));
  }
  const marks = [...toAscii(text).matchAll(ANY_BOX)];
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last || first === last) return null;
  const textsAfterMarks = marks.map(({ 0: mark, index }, position) =>
    text.slice(index + mark.length, marks[position + 1]?.index ?? text.length),
  );
  const textBefore = text.slice(0, first.index).trim();
  const stem = /^(.*[?:])\s*(\S.*)$/.exec(toAscii(textBefore));
  const end = textsAfterMarks.at(-1)?.trim() ?? '';
  const isMarkAfterText =
    textBefore !== '' && (end === '' || (stem && patterns.skip.test(toAscii(end))));
  if (!isMarkAfterText) return { stem: textBefore, parts: trimParts(textsAfterMarks) };
  // Boxes after their answers: "Yes ☐ No ☐", "Smoker? Yes ☐ No ☐ (go to 5)".
  const firstPart = stem
    ? textBefore.slice(textBefore.length - (stem[2]?.length ?? 0))
    : textBefore;
  return {
    stem: stem ? textBefore.slice(0, stem[1]?.length).trim() : '',
    parts: trimParts([firstPart, ...textsAfterMarks.slice(0, -1)]).map((part, index, { length }) =>
      index === length - 1 ? `${part} ${end}`.trim() : part,
    ),
  };
}

/** Parts of a list in words, if all are short. */
export function splitList(text: string): string[] {
  const sign = [/\n/, /;/, /[/|]/].find((pattern) => pattern.test(text));
  const parts = trimParts(text.split(sign ?? /\s*[,、，]\s*/u));
  return parts.length >= 2 && parts.every((part) => part.length < MAX_SCALE_LABEL_LENGTH)
    ? parts
    : [];
}

/** Three or more answers of at most three words between commas: "tea, milk, water". */
export function splitShortList(text: string): string[] {
  const parts = /[.!?:]/.test(toAscii(text)) ? [] : trimParts(text.split(/\s*[,、，]\s*/u));
  const areShort = parts.every(
    (part) => part.split(/\s+/).length <= 3 && part.length < MAX_SCALE_LABEL_LENGTH,
  );
  return parts.length >= 3 && areShort ? parts : [];
}

/** The answers after "Options:". */
export function readNamedOptions(text: string): string[] {
  const name = patterns.options.exec(toAscii(text))?.[0];
  if (name === undefined) return [];
  const optionsText = text.slice(name.length).trim();
  const strokes = splitAlternatives(optionsText);
  return strokes.length > 0 ? strokes : splitList(optionsText.replace(/\.$/, ''));
}

const FIRST_LABELS = ['A', 'a', '1', '①'];

/** Lettered or numbered answers after the start of a line, or after a sign: "Sex? A. Male  B. Female". */
export function readMarkedParts(text: string): { stem: string; parts: string[] } | null {
  const ascii = toAscii(text);
  const all = [
    ...ascii.matchAll(
      /(?:^|\s|(?<=:))[([]?([A-Ha-h]|\d)[.、)\]]\s*(?=\S)|([①-⑩])\s*|(?:^|\s{2,}|\t)(\d)\s+(?=\p{L})/gu,
    ),
  ];
  const findLabel = (mark: RegExpExecArray) => mark[1] ?? mark[2] ?? mark[3] ?? '';
  const start = all.findIndex(
    (mark) =>
      FIRST_LABELS.includes(findLabel(mark)) &&
      (mark.index === 0 || /[?:.)\]]\s*$/.test(ascii.slice(0, mark.index))),
  );
  const marks = all.slice(start);
  const first = marks[0];
  if (start === -1 || !first || marks.length < 2) return null;
  const isSequence = marks.every(
    (mark, index) => findLabel(mark).charCodeAt(0) === findLabel(first).charCodeAt(0) + index,
  );
  if (!isSequence) return null;
  const parts = marks.map(({ 0: mark, index }, position) =>
    text.slice(index + mark.length, marks[position + 1]?.index ?? text.length),
  );
  return { stem: text.slice(0, first.index).trim(), parts: trimParts(parts) };
}

/** Whether a text says how many answers to give. */
export const isAnswerInstruction = (text: string): boolean =>
  patterns.several.test(toAscii(text)) || patterns.one.test(toAscii(text));

/** Answers after a question: "Fair?  1 2 3 4 5", "Smoker? Yes / No", "Which? (tea, milk, water)". */
export function readTrailingAnswers(text: string): { stem: string; parts: string[] } | null {
  const ascii = toAscii(text);
  const scale = /(?:\s{2,}|\t|[.?!]\s|:|\s(?=[01]))\s*(\d{1,2}(?:[\s|/・]+\d{1,2}){2,})$/.exec(
    ascii,
  );
  const numbers = scale?.[1]?.match(/\d+/g) ?? [];
  if (scale && isScale(numbers.map(Number)) && /\p{L}/u.test(text.slice(0, scale.index))) {
    return { stem: text.slice(0, scale.index + 1).trim(), parts: numbers };
  }
  const marked = readMarkedParts(text);
  if (marked && marked.stem !== '') return marked;
  const end = ascii.lastIndexOf('?') + 1;
  const questionText = end > 1 ? text.slice(end).trim() : '';
  const bracket = /^[[(（]([^()[\]]*)[)\]）]$/u.exec(questionText)?.[1];
  // "Which? (select all: tea, milk)".
  const [, how = '', offered = bracket ?? ''] = /^([^:]{2,40}):(.+)$/.exec(bracket ?? '') ?? [];
  if (bracket && how === '' && isAnswerInstruction(bracket)) return null;
  const isInstruction = isAnswerInstruction(how);
  const bracketText = isInstruction ? offered : (bracket ?? '');
  const isExample = patterns.example.test(toAscii(bracketText));
  const parts = [
    splitAlternatives(bracket ?? questionText),
    readNamedOptions(questionText),
    isExample ? [] : splitList(bracketText),
    /^[-–—•]\s/u.test(questionText) ? trimParts(questionText.split(/(?:^|\s+)[-–—•]\s+/u)) : [],
    splitShortList(questionText.replace(/^[[(][^()[\]]*[)\]]\s*/, '')),
  ].find((list) => list.length >= 2);
  if (parts && (bracket === undefined || parts.length > 2 || /[/|]/.test(bracket))) {
    const [instruction = ''] = isInstruction
      ? [`(${how})`]
      : (/^[[(][^()[\]]*[)\]](?=.)/.exec(questionText) ?? []);
    return { stem: `${text.slice(0, end)} ${instruction}`.trim(), parts };
  }
  // "Were you told (Yes, No, Not sure)".
  const last = /[[(]([^()[\]]*)[)\]]$/.exec(ascii);
  const options = last ? splitList(text.slice(last.index + 1, -1)) : [];
  if (last && last.index > 0 && options.length > 1 && patterns.yesNo.test(options[0] ?? '')) {
    return { stem: text.slice(0, last.index).trim(), parts: options };
  }
  const colon = ascii.indexOf(':') + 1;
  const optionsText = colon > 1 ? text.slice(colon).trim() : '';
  const wide = trimParts(optionsText.split(/\s{2,}/));
  const areSpacedAnswers =
    wide.length >= 3 && wide.every((part) => /^\p{L}[^:_]{0,40}$/u.test(part));
  const isList = optionsText.includes(';') || isAnswerInstruction(text.slice(0, colon));
  const listedAnswers = isList ? splitList(optionsText) : splitAlternatives(optionsText);
  const answersAfterColon = areSpacedAnswers ? wide : listedAnswers;
  return answersAfterColon.length >= 2
    ? { stem: text.slice(0, colon), parts: answersAfterColon }
    : null;
}
