import type { Draft } from './draft.ts';
import { draftReducer, type Edit } from './draftSlice.ts';

/** Another state of the draft, and the part that differs: a question's key, "title" or "logo". */
export interface Step {
  draft: Draft;
  part: string;
}

/** A draft with its past and its undone states. */
export interface History {
  past: Step[];
  present: Draft;
  future: Step[];
  /** The field being typed in; all its letters form one undo step. */
  typingIn: string | null;
}

export type HistoryAction =
  | Edit
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'pause' }
  | { type: 'restore'; draft: Draft };

export function startHistory(present: Draft): History {
  return { past: [], present, future: [], typingIn: null };
}

/** Returns the part that an edit changes, and the text field that it changes, if any. */
function editTarget({ payload }: Edit): { part: string; field?: string } {
  if ('title' in payload) return { part: 'title', field: 'title' };
  if ('logo' in payload) return { part: 'logo' };
  // An edit of no question creates one.
  if (!('question' in payload)) return { part: payload.key };
  const { question: part } = payload;
  if (!('change' in payload && 'text' in payload.change)) return { part };
  return { part, field: 'option' in payload ? payload.option : part };
}

/** Edits, undoes and redoes. An edit that returns the same draft adds no step. */
export function historyReducer(history: History, action: HistoryAction): History {
  const { past, present, future } = history;
  if (action.type === 'pause') return { ...history, typingIn: null };
  if (action.type === 'undo') {
    const step = past.at(-1);
    if (!step) return history;
    return {
      past: past.slice(0, -1),
      present: step.draft,
      future: [{ draft: present, part: step.part }, ...future],
      typingIn: null,
    };
  }
  if (action.type === 'redo') {
    const [step, ...rest] = future;
    if (!step) return history;
    const { draft, part } = step;
    return {
      past: [...past, { draft: present, part }],
      present: draft,
      future: rest,
      typingIn: null,
    };
  }
  const isRestored = action.type === 'restore';
  const next = isRestored ? action.draft : draftReducer(present, action);
  if (next === present) return history;
  const { part, field = null } = isRestored ? { part: 'title' } : editTarget(action);
  const isSameTyping = field !== null && field === history.typingIn;
  return {
    past: isSameTyping ? past : [...past, { draft: present, part }],
    present: next,
    future: [],
    typingIn: field,
  };
}
