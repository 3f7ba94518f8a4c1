import { surveyFieldNames } from '#domain/survey/surveyFields.ts';
import { focusSuccessor } from '../questions/focusSuccessor.ts';
import type { Draft, DraftQuestion } from './draft.ts';

export interface FocusPlace {
  /**
   * The `data-focus` of its element: a field of the survey, "logo", or the key of a question or
   * choice.
   */
  name: string;
  /** Its question, or the question that contains it. */
  question: string;
}

export interface ChangedPlace extends FocusPlace {
  /** Whether it is new. */
  isNew: boolean;
}

interface Keyed {
  key: string;
}

/** The first new item, otherwise the first edited one; moved ones do not count. */
function changedIn<Item extends Keyed>(before: Item[], after: Item[]) {
  const known = new Map(before.map((item) => [item.key, item]));
  const added = after.find(({ key }) => !known.has(key));
  return { added, changed: added ?? after.find((item) => known.get(item.key) !== item), known };
}

/** The one moved item, if none was added or removed: the named one, otherwise the likeliest. */
function movedIn(before: Keyed[], after: Keyed[], moved?: string): string | undefined {
  const place = after.findIndex(({ key }, index) => key !== before[index]?.key);
  const [here, was] = [after[place]?.key, before[place]?.key];
  if (here === undefined || before.length !== after.length) return undefined;
  if (after.some(({ key }) => key === moved)) return moved;
  const without = (items: Keyed[]) => items.filter(({ key }) => key !== here).map(({ key }) => key);
  return without(before).join() === without(after).join() ? here : was;
}

function inQuestion(before: DraftQuestion, after: DraftQuestion, moved?: string): ChangedPlace {
  const question = after.key;
  // The owner changed the type. Choices that it added or removed are side effects.
  if (before.type !== after.type) return { name: question, question, isNew: false };
  const { added, changed } = changedIn(before.options, after.options);
  const name = changed?.key ?? movedIn(before.options, after.options, moved) ?? question;
  return { name, question, isNew: added !== undefined };
}

/**
 * Where two states of a draft differ: the added question or choice, otherwise the edited one,
 * otherwise the moved one. Null if something was only removed, and for a different draft.
 */
export function placeOfChange(before: Draft, after: Draft, moved?: string): ChangedPlace | null {
  if (before.id !== after.id) return null;
  const { added, changed, known } = changedIn(before.questions, after.questions);
  if (added) return { name: added.key, question: added.key, isNew: true };
  const earlier = changed && known.get(changed.key);
  if (earlier) return inQuestion(earlier, changed, moved);
  const question = movedIn(before.questions, after.questions, moved);
  if (question) return { name: question, question, isNew: false };
  const field = surveyFieldNames.find((name) => before[name] !== after[name]);
  if (field) return { name: field, question: field, isNew: false };
  return before.logo === after.logo ? null : { name: 'logo', question: 'logo', isNew: false };
}

/** Where the first item stood that went, if one did. */
function goneFrom(before: Keyed[], after: Keyed[]): number {
  const left = new Set(after.map(({ key }) => key));
  return before.findIndex(({ key }) => !left.has(key));
}

/** What takes the place of the first question or choice that went, as after its removal (SEAM-27); null where none did. */
export function placeOfRemoval(before: Draft, after: Draft): FocusPlace | null {
  if (before.id !== after.id) return null;
  const place = goneFrom(before.questions, after.questions);
  if (place !== -1) {
    const question = focusSuccessor(before.questions, place)?.key ?? 'add-question';
    return { name: question, question };
  }
  for (const { key: question, type, options } of after.questions) {
    const earlier = before.questions.find(({ key }) => key === question);
    const choice = earlier?.type === type ? goneFrom(earlier.options, options) : -1;
    if (!earlier || choice === -1) continue;
    const heir = focusSuccessor(earlier.options, choice, ({ isActive }) => isActive);
    return { name: heir?.key ?? `add-${question}`, question };
  }
  return null;
}
