import { applyEdit, type Edit } from './applyEdit.ts';
import type { Draft } from './draft.ts';

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
  | (Edit & {
      /** Names what the edit creates; unique to it. */
      key: string;
    })
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'pause' }
  | { type: 'restore'; draft: Draft };

export function startHistory(present: Draft): History {
  return { past: [], present, future: [], typingIn: null };
}

/**
 * Returns the part that an edit changes, and the text field that it changes, if any. The key names a
 * question that the edit creates. The compiler requires a case for each new edit.
 */
function editTarget(edit: Edit, key: string): { part: string; field?: string } {
  switch (edit.type) {
    case 'setTitle':
      return { part: 'title', field: 'title' };
    case 'setLogo':
      return { part: 'logo' };
    case 'changeQuestion':
      return { part: edit.question, ...('text' in edit.change && { field: edit.question }) };
    case 'changeOption':
      return { part: edit.question, ...('text' in edit.change && { field: edit.option }) };
    case 'addQuestion':
    case 'addQuestions':
    case 'duplicateQuestion':
      return { part: key };
    case 'removeQuestion':
    case 'moveQuestion':
    case 'addOption':
    case 'pasteOptions':
    case 'removeOption':
    case 'moveOption':
      return { part: edit.question };
  }
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
  const next = isRestored ? action.draft : applyEdit(present, action, action.key);
  if (next === present) return history;
  const { part, field = null } = isRestored ? { part: 'title' } : editTarget(action, action.key);
  const isSameTyping = field !== null && field === history.typingIn;
  return {
    past: isSameTyping ? past : [...past, { draft: present, part }],
    present: next,
    future: [],
    typingIn: field,
  };
}
