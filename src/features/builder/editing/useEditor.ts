import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useMemo, useReducer, useRef, useState } from 'react';
import { isolated } from '#domain/field/visible.ts';
import { useToast } from '#ui/toast/useToast.ts';
import type { AddedQuestion, Edit } from '../draft/applyEdit.ts';
import type { Draft } from '../draft/draft.ts';
import { historyReducer, startHistory } from '../draft/history.ts';
import { placeOfChange, placeOfRemoval } from '../draft/placeOfChange.ts';
import { type Reveal, useFocusRequest } from './useFocusRequest.ts';
import { useSteadyFocus } from './useSteadyFocus.ts';

/** Without a key for so long (ms), typing that goes on is another step of undo. */
const PAUSE = 1500;

type PutBack = Extract<Edit, { type: 'putQuestionBack' | 'putOptionBack' }>;

/** What the parts of the builder do to the draft. Stable for as long as the builder is open. */
export interface DraftEditor {
  edit: (edit: Edit) => void;
  /** Likewise, as a step of undo that typing before and after it is no part of: a paste. */
  editAlone: (edit: Edit) => void;
  /** For an edit that makes something new: the focus goes to it, and the caret to its place where there is one. */
  editAndFocusNew: (edit: Edit, caret?: number) => void;
  undo: () => void;
  redo: () => void;
  /** Goes on with another draft; undo leads back to this one. */
  restore: (draft: Draft) => void;
  /** Says that something was removed, with what that means once it is sent, and a way back. */
  sayRemoved: (name: string, isSaved: boolean, putBack: PutBack) => void;
  /** Offers to make questions of the lines that were pasted into one: it had the text `before`, and has `after` now. */
  offerQuestions: (of: {
    question: string;
    before: string;
    after: string;
    questions: AddedQuestion[];
  }) => void;
  /** Says to assistive technology what cannot be seen. */
  announce: (text: string) => void;
  /** The draft as it is now, for what is done later than it is drawn. */
  current: () => Draft;
  /** Moves the focus to the element marked `data-focus`, in the named question if it may be out of sight, and the caret. */
  focus: (name: string, question?: string, caret?: number) => void;
  /** For a list that renders only a part: calls when an element is sought that is not rendered. Returns the unsubscribe function. */
  onReveal: (reveal: Reveal) => () => void;
}

/** The draft, its history, and the editor of both. */
export function useEditor(initial: Draft) {
  const [history, dispatch] = useReducer(historyReducer, initial, startHistory);
  const [announcement, announce] = useState('');
  const showToast = useToast();
  const { root, onReveal, requestFocus, show } = useFocusRequest();
  const holdFocus = useSteadyFocus(root, history.present);
  const takeOfferBack = useRef(() => {});
  const latest = useRef(history);
  latest.current = history;
  const lastEdit = useRef(0);
  const edit = useCallback((next: Edit) => {
    // What is typed after a pause is a step of its own.
    if (Date.now() - lastEdit.current > PAUSE) dispatch({ type: 'pause' });
    lastEdit.current = Date.now();
    dispatch({ ...next, key: nanoid() });
  }, []);

  const editAlone = useCallback(
    (next: Edit) => {
      lastEdit.current = 0;
      edit(next);
      lastEdit.current = 0;
    },
    [edit],
  );

  const editAndFocusNew = useCallback(
    (edit: Edit, caret?: number) => {
      const key = nanoid();
      dispatch({ ...edit, key });
      requestFocus(key, key, caret);
    },
    [requestFocus],
  );

  const step = useCallback(
    (type: 'undo' | 'redo') => {
      const { past, present, future } = latest.current;
      const next = type === 'undo' ? past.at(-1) : future[0];
      if (!next) return;
      takeOfferBack.current();
      dispatch({ type });
      announce(type === 'undo' ? 'Undone' : 'Redone');
      const changed = placeOfChange(present, next);
      const active = document.activeElement;
      // Who presses the button may press it again.
      const isWriting = root.current?.contains(active);
      const removed = type === 'redo' && isWriting ? placeOfRemoval(present, next) : null;
      if (removed) {
        requestFocus(removed.name, removed.question);
        return;
      }
      holdFocus();
      if (!changed) return;
      const { name, question, isNew } = changed;
      const isWorkedIn = root.current
        ?.querySelector(`[data-focus="${question}"]`)
        ?.closest('.question, .survey-head')
        ?.contains(active);
      if (!isWriting) show(name, question);
      else if (isNew || !isWorkedIn) requestFocus(name, question);
    },
    [holdFocus, requestFocus, show, root],
  );

  const editor = useMemo<DraftEditor>(
    () => ({
      edit,
      editAlone,
      editAndFocusNew,
      undo: () => step('undo'),
      redo: () => step('redo'),
      restore: (draft) => dispatch({ type: 'restore', draft }),
      sayRemoved: (name, isSaved, putBack) => {
        const of = latest.current.present.id;
        takeOfferBack.current = showToast({
          intent: 'success',
          title: `${isolated(name)} was removed`,
          description: isSaved
            ? 'Its answers are deleted with it when the survey is updated.'
            : undefined,
          action: {
            text: 'Undo',
            onPress: () => {
              // Another draft may have been restored since.
              if (latest.current.present.id !== of) return;
              edit(putBack);
              if (putBack.type === 'putQuestionBack') requestFocus(putBack.question.key);
              else requestFocus(putBack.option.key, putBack.question);
            },
          },
        });
      },
      offerQuestions: ({ question: key, before, after, questions }) => {
        const of = latest.current.present.id;
        const count = questions.length;
        takeOfferBack.current = showToast({
          intent: 'success',
          title: 'Several lines were pasted',
          description: 'They are one question now.',
          action: {
            text: count === 1 ? 'Make its lines choices' : `Make ${count} questions`,
            onPress: () => {
              const { id, questions: now } = latest.current.present;
              const question = now.find((one) => one.key === key);
              if (id !== of || !question) return;
              // What was typed since stays.
              if (question.text === after) {
                edit({ type: 'changeQuestion', question: key, change: { text: before } });
              }
              editAndFocusNew({ type: 'addQuestions', questions, after: key });
            },
          },
        });
      },
      announce,
      current: () => latest.current.present,
      focus: requestFocus,
      onReveal,
    }),
    [edit, editAlone, editAndFocusNew, onReveal, requestFocus, showToast, step],
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
