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

/** The field that an edit types in. A new edit has to say so: the compiler asks for its case. */
function fieldOf(edit: Edit): string | null {
  switch (edit.type) {
    case 'setTitle':
      return 'title';
    case 'changeQuestion':
      return 'text' in edit.change ? edit.question : null;
    case 'changeOption':
      return 'text' in edit.change ? edit.option : null;
    case 'setLogo':
    case 'addQuestion':
    case 'addQuestions':
    case 'removeQuestion':
    case 'duplicateQuestion':
    case 'moveQuestion':
    case 'addOption':
    case 'pasteOptions':
    case 'removeOption':
    case 'moveOption':
      return null;
  }
}

/** The part that an edit changes. A question that it creates is named by its key. */
function partOf(edit: Edit, key: string): string {
  if (edit.type === 'setTitle') return 'title';
  if (edit.type === 'setLogo') return 'logo';
  return 'question' in edit && edit.type !== 'duplicateQuestion' ? edit.question : key;
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
  const field = isRestored ? null : fieldOf(action);
  const part = isRestored ? 'title' : partOf(action, action.key);
  const isSameTyping = field !== null && field === history.typingIn;
  return {
    past: isSameTyping ? past : [...past, { draft: present, part }],
    present: next,
    future: [],
    typingIn: field,
  };
}
