import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useMemo, useReducer, useRef, useState } from 'react';
import { useIsMounted, useLatest, useListener } from '#ui/hooks.ts';
import { useToast } from '#ui/toast/useToast.ts';
import type { Draft } from '../draft/draft.ts';
import { type AddedQuestion, type Edit, edits } from '../draft/draftSlice.ts';
import { historyReducer, type Step, startHistory } from '../draft/history.ts';
import { undoShortcut } from './shortcuts.ts';
import { type RevealListener, useFocusRequest } from './useFocusRequest.ts';

/** The key of what a step changes, or of the question that replaces a removed one. */
function findRemainingPart(
  { draft: { questions }, part }: Step,
  { questions: previousQuestions }: Draft,
): string {
  const index = previousQuestions.findIndex(({ key }) => key === part);
  if (index === -1 || questions.some(({ key }) => key === part)) return part;
  return (questions[index] ?? questions.at(-1))?.key ?? 'add-question';
}

/** A pause this long (ms) starts a new undo step. */
const TYPING_PAUSE_MS = 1500;

/** The builder's functions on the draft. Stable while the builder is open. */
export interface DraftEditor {
  edit: (edit: Edit) => void;
  /** Like `edit`, but always a separate undo step, for example for a paste. */
  editAsOwnStep: (edit: Edit) => void;
  /** For an edit that creates something: focuses it and places the caret. */
  editAndFocusNew: (createEdit: (newKey: string) => Edit, caret?: number) => void;
  undo: () => void;
  redo: () => void;
  /** Continues with another draft; undo returns to this one. */
  restore: (draft: Draft) => void;
  /** Offers to undo the last step until the next edit. Undo focuses the named element. */
  offerUndo: (
    toastText: { title: string; description?: string | undefined },
    focusTarget?: [string, string?],
  ) => void;
  /** Offers to make a question of each pasted line. `textBefore` is the text before the paste. */
  offerToSplit: (split: {
    question: string;
    textBefore: string;
    questions: AddedQuestion[];
  }) => void;
  announce: (text: string) => void;
  /** The current draft, for callbacks that outlive a rendering. */
  current: () => Draft;
  /** Focuses the element with this `data-focus`, also in a question out of sight; sets the caret. */
  focus: (name: string, question?: string, caret?: number) => void;
  /** Calls back when a sought element is not rendered. Returns the unsubscribe function. */
  subscribeToReveal: (reveal: RevealListener) => () => void;
}

/**
 * The draft and its functions. While the draft is locked, they have no effect; only `setLogo` works,
 * because the check of a picture may end after the lock begins.
 */
export function useEditor(initial: Draft, isLocked = false) {
  const [history, reduce] = useReducer(historyReducer, initial, startHistory);
  const locked = useLatest(isLocked);
  const dispatch = useCallback(
    (action: Parameters<typeof reduce>[0]) => {
      if (!locked.current || edits.setLogo.match(action)) reduce(action);
    },
    [locked],
  );
  const [announcement, announce] = useState('');
  const { showToast } = useToast();
  const { root, subscribeToReveal, requestFocus, show: scrollToChange } = useFocusRequest();
  const dismissUndoToast = useRef(() => {});
  // Dismiss the undo toast on unmount: its button has no effect any more.
  useIsMounted(() => dismissUndoToast.current());
  const historyRef = useRef(history);
  historyRef.current = history;
  const lastEditTime = useRef(0);
  const edit = useCallback(
    (next: Edit) => {
      dismissUndoToast.current();
      // Text after a pause is a new undo step.
      if (Date.now() - lastEditTime.current > TYPING_PAUSE_MS) dispatch({ type: 'pause' });
      lastEditTime.current = Date.now();
      dispatch(next);
    },
    [dispatch],
  );

  const editAndFocusNew = useCallback(
    (createEdit: (newKey: string) => Edit, caret?: number) => {
      const newKey = nanoid();
      dismissUndoToast.current();
      dispatch(createEdit(newKey));
      requestFocus(newKey, newKey, caret);
    },
    [dispatch, requestFocus],
  );

  const undoOrRedo = useCallback(
    (type: 'undo' | 'redo') => {
      const { past, present, future } = historyRef.current;
      const step = type === 'undo' ? past.at(-1) : future[0];
      if (!step || locked.current) return;
      dismissUndoToast.current();
      dispatch({ type });
      const part = findRemainingPart(step, present);
      const numberIn = ({ questions }: Draft) =>
        questions.findIndex(({ key }) => key === step.part) + 1;
      // A question that the step removes has its number from before.
      const number = numberIn(step.draft) || numberIn(present);
      announce(`${type === 'undo' ? 'Undone' : 'Redone'}${number > 0 ? `: Q${number}` : ''}`);
      scrollToChange(part);
    },
    [dispatch, locked, scrollToChange],
  );

  const editor = useMemo<DraftEditor>(
    () => ({
      edit,
      editAsOwnStep: (next) => {
        dispatch({ type: 'pause' });
        edit(next);
        dispatch({ type: 'pause' });
      },
      editAndFocusNew,
      undo: () => undoOrRedo('undo'),
      redo: () => undoOrRedo('redo'),
      restore: (draft) => {
        dismissUndoToast.current();
        dispatch({ type: 'restore', draft });
      },
      offerUndo: (toastText, focusTarget) => {
        dismissUndoToast.current = showToast({
          intent: 'success',
          ...toastText,
          action: {
            text: 'Undo',
            onPress: () => {
              undoOrRedo('undo');
              if (focusTarget) requestFocus(...focusTarget);
            },
          },
        });
      },
      offerToSplit: ({ question, textBefore, questions }) => {
        const count = questions.length;
        dismissUndoToast.current = showToast({
          intent: 'success',
          title: 'Several lines were pasted',
          description: 'They are one question now.',
          action: {
            text: count === 1 ? 'Make its lines choices' : `Make ${count} questions`,
            onPress: () => {
              edit(edits.changeQuestion({ question, change: { text: textBefore } }));
              editAndFocusNew((newKey) =>
                edits.addQuestions({ questions, afterKey: question, key: newKey }),
              );
            },
          },
        });
      },
      announce,
      current: () => historyRef.current.present,
      focus: requestFocus,
      subscribeToReveal,
    }),
    [dispatch, edit, editAndFocusNew, subscribeToReveal, requestFocus, showToast, undoOrRedo],
  );

  return {
    draft: history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    editor,
    announcement,
    root,
  };
}

/** The builder handles Ctrl+Z and Ctrl+Y, because the browser's undo conflicts. Dialogs do not. */
export function useUndoKeys(editor: DraftEditor): void {
  useListener('keydown', (event) => {
    const { target } = event;
    const action = undoShortcut(event);
    if (!action || (target instanceof Element && target.closest('[role="dialog"]'))) return;
    event.preventDefault();
    editor[action]();
  });
}
