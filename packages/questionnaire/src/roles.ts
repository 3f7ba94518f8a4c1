import { type Evidence, endsWithBlank, isField, isListed, isTextBlock } from './collectEvidence.ts';
import type { LineKind } from './decisions.ts';
import { toAscii } from './marks.ts';
import { patterns } from './patterns.ts';
import type { Block } from './readBlocks.ts';

/** The lines above a line. */
export interface Above {
  kind: LineKind | null;
  hasQuestion: boolean;
  /** Whether the last question has options, and whether those have marks. */
  hasOptions: boolean;
  hasMarkedOptions: boolean;
  /** Whether the lines above end the questionnaire: a farewell and what follows it. */
  isClosing: boolean;
}

/** The input of a role: a line, its neighbours, and facts about the whole text. */
interface Surroundings {
  block: Block;
  previous: Block | undefined;
  next: Block | undefined;
  evidence: Evidence;
  above: Above;
}

/** Properties of a line that several roles read. */
function describePlace({ block, previous, next, evidence, above }: Surroundings) {
  const { mark, isFirst, isLast } = block;
  return {
    ...block,
    ...above,
    block,
    previous: previous,
    next,
    evidence,
    whole: toAscii(block.source),
    isPlainText: mark === null,
    isNumbered: evidence.isNumbered(block) || evidence.isQuestionItem(block),
    isInstruction: evidence.isInstruction(block),
    introducesOptions: evidence.introducesOptions(block),
    startsPart: next !== undefined && evidence.isNumbered(next),
    isAlone: isFirst && isLast,
    isBelowQuestion: above.kind === 'question',
  };
}

type Place = ReturnType<typeof describePlace>;

/** Roles by their kind and why a line has it, as the preview says; the first that fits counts. */
type Roles = Record<`${LineKind}: ${string}`, (place: Place) => unknown>;

/** An answer blank, perhaps with a unit: "____ persons". */
const BLANK =
  /^(?:(?:r|a|answer|antwort|réponse|respuesta|resposta):)?[\s:]*(?:[_＿]{2,}|\|_[|_.\s]*\||[.…·]{5,}|[(（[]\s{4,}[)）\]])/iu;
/** Boxes for the digits of an answer: "□□", "|_|_|". */
const DIGIT_BOXES = /^(?:[□☐⎕▯]\s?){2,}$|^\|[_|\s]*\|$/u;
/** The number of a page: "3 / 4". */
const PAGE_COUNTER = /^\d{1,3}\s*(?:\/|of|von|sur|de|из)\s*\d{1,3}(?:\s+\d{1,3}\s?%)?$/;
/** Sentences that ask nothing. */
const STATEMENTS = /[.!]\s+\p{Lu}[^?]*[.!]$/u;
/** The counter of a text field: "0 / 500 characters". */
const CHARACTER_COUNTER =
  /^\d+\s*\/\s*\d+\s*(?:characters|zeichen|caractères|caracteres|caratteri|tekens)$/i;
const SEPARATOR_LINE = /^[\s._…·–—=*#-]{3,}$/u;
/** Longer lines are no short requests and no options (letters). */
const MAX_SHORT_LINE_LENGTH = 90;
/** The longest option without a mark, such as "Back" (letters). */
const MAX_UNMARKED_OPTION_LENGTH = 30;

/** Whether a line without a question mark asks for an answer. */
const isRequest = ({ text, ascii }: Block) =>
  /\?\s/.test(ascii) ||
  patterns.request.test(ascii) ||
  /[:：*＊]\s*$/u.test(text) ||
  (endsWithBlank(text) && !patterns.other.test(ascii)) ||
  patterns.fieldTypeNote.test(/[([][^()[\]]*[)\]]$/.exec(ascii)?.[0] ?? '');

/** Whether a line has the form of a field, or its answers after it. */
const hasQuestionForm = (block: Block) =>
  isField(block) || block.isQuestion || (block.parts.length > 0 && /[:：]$/u.test(block.text));

/**
 * Whether a line goes on with the options above, whatever it says: an item of their list, or words
 * between others of their paragraph.
 */
function continuesOptions({ block, previous, next, kind, isNumbered, introducesOptions }: Place) {
  if (kind !== 'choice' || !previous || block.parts.length > 0 || block.text === '') return false;
  if (isNumbered) return false;
  if (isListed(block)) return block.style === previous.style;
  return (
    !block.isFirst &&
    !block.isLast &&
    [previous, block, next].every(isTextBlock) &&
    block.text.length < MAX_UNMARKED_OPTION_LENGTH &&
    !introducesOptions
  );
}

/** Whether answers on one line have their question before them. */
const isStem = ({ text, ascii, parts, isPlainText }: Place) =>
  isPlainText &&
  text !== '' &&
  ((parts.every((part) => /^\d+$/.test(part)) && !/\d\D+\d\D+\d/.test(ascii)) ||
    !parts.some((part) => text.includes(part) || ascii.includes(part)));

const hasAnswers = ({ block, parts, isPlainText, isFirst, whole, evidence }: Place) =>
  parts.length > 0 &&
  !(isPlainText && isFirst && patterns.thanks.test(whole)) &&
  !evidence.introduction.has(block);

/** Roles that depend on the mark or the form of a line. */
const rolesByForm: Roles = {
  'heading: the answers of the grid below': ({ evidence, block }) => evidence.heads.has(block),
  'ignore: the end of a scale': ({ evidence, block }) => evidence.scaleEnds.has(block),
  'choice: it goes on with the choices above': continuesOptions,
  'ignore: the number of a part': ({ whole }) => patterns.sectionCounter.test(whole),
  'ignore: a footer, or the number of a page': ({ isFooter, next, ascii, isAlone, whole }) =>
    isFooter ||
    (next?.isFooter && /^\d{1,3}$/.test(ascii)) ||
    (isAlone && PAGE_COUNTER.test(whole)),
  'ignore: boxes for an answer': ({ source }) => DIGIT_BOXES.test(source),
  'ignore: below the farewell': ({
    block,
    isClosing,
    isPlainText,
    isQuestion,
    isFirst,
    evidence,
  }) => isClosing && isPlainText && !isQuestion && (!isFirst || evidence.isBehindForm(block)),
  'heading: a greeting': ({ hasQuestion, ascii }) => !hasQuestion && patterns.greeting.test(ascii),
  'heading: the title': ({ previous, next, isPlainText, ascii, whole }) =>
    !previous && next && isPlainText && !ascii.includes('?') && patterns.title.test(whole),
  'heading: an introduction': ({ isPlainText, isAlone, hasQuestion, ascii }) =>
    isPlainText && isAlone && !hasQuestion && !ascii.includes('?') && STATEMENTS.test(ascii),
  'heading: the name of a part': ({ isPlainText, isQuestion, ascii }) =>
    isPlainText && !isQuestion && patterns.partHeading.test(ascii),
  'ignore: the counter of a field': ({ ascii }) => CHARACTER_COUNTER.test(ascii),
  'instruction: in brackets below its question': ({ block, isBelowQuestion, ascii }) =>
    isTextBlock(block) && isBelowQuestion && /^\([^()]{12,}\)$/.test(ascii),
  'ignore: somebody’s answer': ({ block, previous, isBelowQuestion, isFirst, isLast, evidence }) =>
    evidence.isTicked &&
    previous?.isQuestion &&
    isBelowQuestion &&
    isTextBlock(block) &&
    isLast &&
    !isFirst,
  'ignore: no words': ({ parts, text }) => parts.length === 0 && SEPARATOR_LINE.test(text),
  'ignore: a blank to write on': ({ isPlainText, text }) => isPlainText && BLANK.test(text),
  'question: its number or its list': ({ isNumbered }) => isNumbered,
  'heading: the items below ask': ({ evidence, block }) => evidence.introducesItems(block),
  'ignore: the hint of a field': ({ ascii }) => patterns.placeholder.test(ascii),
  'ignore: a blank with a unit': ({ whole, text, parts, isBelowQuestion }) =>
    /^[([]\s{2,}/.test(whole) && text.length < 7 && parts.length === 0 && isBelowQuestion,
  'question: an instruction with choices below': (place) =>
    place.isInstruction &&
    place.isPlainText &&
    place.text.length > 40 &&
    place.introducesOptions &&
    !(place.hasQuestion && !place.hasOptions),
  'instruction: it says how to answer': ({ isInstruction }) => isInstruction,
  'question: its answers stand behind it': (place) =>
    hasAnswers(place) && (isStem(place) || !place.hasQuestion),
  'choice: several answers on a line': hasAnswers,
  'heading: a part with a Roman number': ({ mark, evidence }) =>
    mark === 'roman' && evidence.romansAreParts,
  // "B) About your work", alone or above "B1.".
  'heading: a part with a letter': ({ mark, previous, next, isAlone, hasOptions, label }) =>
    mark === 'letter' &&
    previous?.mark !== mark &&
    ((next?.mark === 'asked' && next.label.startsWith(label)) ||
      (isAlone && !hasOptions && next?.mark !== mark)),
  'choice: its mark, below a question': ({ isPlainText, hasQuestion }) =>
    !isPlainText && hasQuestion,
  'question: its mark': ({ isPlainText, mark, isQuestion, evidence }) =>
    !isPlainText && (mark === 'roman' || isQuestion || !evidence.hasNumbered),
  'heading: a mark above the first question': ({ isPlainText }) => !isPlainText,
};

/** Roles for lines without a mark, in any text. */
const rolesByWords: Roles = {
  'ignore: a farewell': ({ isQuestion, whole, text }) =>
    !isQuestion && (patterns.thanks.test(whole) || text === '--'),
  'ignore: below the last question': ({
    block,
    isFirst,
    kind,
    hasQuestion,
    hasOptions,
    evidence,
  }) =>
    isFirst &&
    hasQuestion &&
    !hasOptions &&
    kind !== 'instruction' &&
    isTextBlock(block) &&
    !isRequest(block) &&
    evidence.isBehindForm(block) &&
    !evidence.isLoose &&
    !evidence.isLoosePlain &&
    !evidence.optionsAreApart,
  // "GRADE |__|__|".
  'ignore: the blank of the question above': ({
    block,
    previous,
    next,
    text,
    isBelowQuestion,
    evidence,
  }) =>
    previous?.isQuestion &&
    !block.isQuestion &&
    previous.parts.length === 0 &&
    (block.isLast || !isTextBlock(next)) &&
    isBelowQuestion &&
    !block.isFirst &&
    !evidence.fields.has(block) &&
    text.replace(/[.…]+/gu, '').length < 40 &&
    /[_＿]{2}/u.test(text),
  'heading: the name of the fields below': ({ block, next, text, isFirst }) =>
    text === text.toLocaleUpperCase() &&
    /\p{Lu}{2}/u.test(text) &&
    isFirst &&
    next?.mark === null &&
    !next.isFirst &&
    hasQuestionForm(next) &&
    !hasQuestionForm(block),
  'heading: below the number of a part': ({ block, previous, introducesOptions }) =>
    previous &&
    !introducesOptions &&
    patterns.sectionCounter.test(toAscii(previous.source)) &&
    !hasQuestionForm(block),
  'heading: the title of the fields': ({
    block,
    previous,
    next,
    isFirst,
    text,
    isQuestion,
    evidence,
  }) =>
    evidence.fields.has(block) &&
    next &&
    isField(next) &&
    /\p{L}/u.test(next.text) &&
    (isField(block)
      ? isFirst &&
        !isQuestion &&
        !endsWithBlank(text) &&
        endsWithBlank(next.text) &&
        text.length > MAX_UNMARKED_OPTION_LENGTH
      : !previous),
  'question: a field': ({ block, evidence }) => evidence.fields.has(block),
};

/** Roles for lines without a mark, in a text that numbers its questions. */
const rolesWithNumbers: Roles = {
  'heading: numbered questions stand below it': ({
    isQuestion,
    introducesOptions,
    hasQuestion,
    isAlone,
    startsPart,
    next,
  }) =>
    isQuestion &&
    !introducesOptions &&
    (!hasQuestion || (isAlone && startsPart && Number(next?.label) <= 1)),
  'question: it asks': ({
    previous,
    isQuestion,
    isFirst,
    introducesOptions,
    hasMarkedOptions,
    kind,
    startsPart,
  }) =>
    isQuestion &&
    (isFirst ||
      introducesOptions ||
      hasMarkedOptions ||
      (kind === 'choice' && startsPart) ||
      (previous && endsWithBlank(previous.text))),
  'question: choices stand below it': ({ introducesOptions, isFirst }) =>
    introducesOptions && isFirst,
  'question: a blank to write on behind it': ({ hasQuestion, text }) =>
    !hasQuestion && endsWithBlank(text),
  'heading: above the first question': ({ hasQuestion }) => !hasQuestion,
  'choice: words among others': ({ evidence, text, previous, next }) =>
    evidence.isLoose &&
    text.length < MAX_SHORT_LINE_LENGTH &&
    [previous, next].some(
      (neighbour) =>
        neighbour?.mark === null && !neighbour.isQuestion && !evidence.isNumbered(neighbour),
    ),
  'question: it requests an answer': ({ block, text, isFirst, hasOptions, startsPart }) =>
    isFirst &&
    hasOptions &&
    (isRequest(block) || endsWithBlank(text)) &&
    text.length < 200 &&
    !(startsPart && text.length > MAX_SHORT_LINE_LENGTH),
  'heading: a paragraph of its own': ({ isFirst, isLast, startsPart, hasOptions }) =>
    isFirst && (isLast || startsPart || hasOptions),
  'question: a request below choices': ({ block, hasMarkedOptions, text }) =>
    hasMarkedOptions && text.length < MAX_SHORT_LINE_LENGTH && isRequest(block),
  'heading: words below marked choices': ({ hasMarkedOptions, text }) =>
    hasMarkedOptions || text.length > 160,
  'choice: words below a question': () => true,
};

/** Roles for lines without a mark, in a text that does not number its questions. */
const rolesWithoutNumbers: Roles = {
  'heading: the list below asks': ({ isQuestion, next, evidence }) =>
    isQuestion && next && evidence.isQuestionItem(next),
  'question: it asks': ({ isQuestion }) => isQuestion,
  'question: a request below choices': ({
    block,
    hasMarkedOptions,
    isFirst,
    hasQuestion,
    introducesOptions,
  }) => hasMarkedOptions && !isFirst && hasQuestion && (isRequest(block) || introducesOptions),
  'heading: words below marked choices': ({ hasMarkedOptions, isFirst, hasQuestion }) =>
    hasMarkedOptions && !isFirst && hasQuestion,
  'heading: the first paragraph': ({ block, evidence }) => evidence.introduction.has(block),
  'question: choices stand below it': ({ introducesOptions, isFirst, evidence, previous }) =>
    introducesOptions && (isFirst || evidence.isMarkedChoice(previous)),
  'choice: words below a question': ({ isFirst, hasQuestion, kind }) =>
    !isFirst && hasQuestion && kind !== 'heading',
  'question: it requests an answer': ({ block, isLast, hasQuestion, evidence }) =>
    isLast && evidence.count > 1 && (hasQuestion || evidence.count > 2) && isRequest(block),
  'choice: words among others': ({ isLast, evidence, hasQuestion }) =>
    isLast && evidence.isLoosePlain && hasQuestion && evidence.hasQuestionMarks,
  'heading: a paragraph of its own': ({ isLast, evidence }) =>
    isLast && evidence.count > 1 && (evidence.hasQuestionMarks || evidence.hasChoiceMarks),
  'choice: words below a blank line': ({ kind, isBelowQuestion, hasOptions, isLast, evidence }) =>
    (isBelowQuestion || kind === 'instruction') &&
    !hasOptions &&
    !isLast &&
    evidence.hasQuestionMarks,
  'question: a line alone': () => true,
};

/** Why a line ends the questionnaire. */
const CLOSING_REASONS: ReadonlySet<string> = new Set(['a farewell', 'below the last question']);

const listRoles = (table: Roles) =>
  Object.entries(table).map(([name, is]) => {
    const [kind, why] = name.split(': ') as [LineKind, string];
    return { kind, why, is, closes: CLOSING_REASONS.has(why), isForm: table === rolesByForm };
  });

const rolesAnywhere = [...listRoles(rolesByForm), ...listRoles(rolesByWords)];

/** The roles that are tried in turn. The last of them takes every line. */
export const roles = {
  numbered: [...rolesAnywhere, ...listRoles(rolesWithNumbers)],
  unnumbered: [...rolesAnywhere, ...listRoles(rolesWithoutNumbers)],
};

/** The role of a line: by its form first, then by its words. */
export function findRole(surroundings: Surroundings) {
  const place = describePlace(surroundings);
  const candidates = place.evidence.hasNumbered ? roles.numbered : roles.unnumbered;
  return candidates.find(({ is }) => is(place)) as (typeof candidates)[number];
}
