import { surveyFields } from '#domain/survey/surveyFields.ts';
import { applyEdit, type Edit } from './applyEdit.ts';
import type { Draft } from './draft.ts';

/** A draft with its past and its undone states. */
export interface History {
  past: Draft[];
  present: Draft;
  future: Draft[];
  /** The field being typed in; all its letters form one undo step. */
  typingIn: string | null;
}

export type HistoryAction =
  | (Edit & {
      /** Names what the edit creates; unique to it. */
      key: string;
    })
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'pause' }
  | { type: 'restore'; draft: Draft };

const moves = new WeakMap<Draft, string>();

/**
 * The key of the question or choice whose move made this draft, if a move did. After a swap of two
 * neighbours the drafts alone do not tell.
 */
export const movedInto = (draft: Draft): string | undefined => moves.get(draft);

export function startHistory(present: Draft): History {
  return { past: [], present, future: [], typingIn: null };
}

function fieldOf(edit: Edit): string | null {
  if (edit.type === 'setField') return surveyFields[edit.field].isTyped ? edit.field : null;
  if (edit.type === 'changeQuestion' && 'text' in edit.change) return edit.question;
  if (edit.type === 'changeOption' && 'text' in edit.change) return edit.option;
  return null;
}

/** Edits, undoes and redoes. An edit that changes nothing adds no step. */
export function historyReducer(history: History, action: HistoryAction): History {
  const { past, present, future } = history;
  if (action.type === 'restore') {
    return { past: [...past, present], present: action.draft, future: [], typingIn: null };
  }
  if (action.type === 'pause') return { ...history, typingIn: null };
  if (action.type === 'undo') {
    const previous = past.at(-1);
    if (!previous) return history;
    return {
      past: past.slice(0, -1),
      present: previous,
      future: [present, ...future],
      typingIn: null,
    };
  }
  if (action.type === 'redo') {
    const [next, ...rest] = future;
    return next
      ? { past: [...past, present], present: next, future: rest, typingIn: null }
      : history;
  }
  const next = applyEdit(present, action, action.key);
  if (next === present) return history;
  if (action.type === 'moveQuestion') moves.set(next, action.question);
  if (action.type === 'moveOption') moves.set(next, action.option);
  const field = fieldOf(action);
  const isSameTyping = field !== null && field === history.typingIn;
  return {
    past: isSameTyping ? past : [...past, present],
    present: next,
    future: [],
    typingIn: field,
  };
}
