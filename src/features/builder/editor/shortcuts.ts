import type { KeyboardEvent } from 'react';
import { isComposing } from '#ui/keys.ts';

const altShiftActions = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
  KeyC: 'type',
  KeyD: 'duplicate',
  Delete: 'remove',
  Backspace: 'remove',
} as const;

type AltCode = keyof typeof altShiftActions;

export type QuestionAction = 'next' | (typeof altShiftActions)[AltCode];

/** What a key does with the question that has the focus (BUILDER-29). */
export function questionShortcut(event: KeyboardEvent): QuestionAction | undefined {
  const { altKey, shiftKey, ctrlKey, metaKey, key, code } = event;
  if (isComposing(event)) return undefined;
  if (key === 'Enter' && (ctrlKey || metaKey)) return 'next';
  return altKey && shiftKey && !ctrlKey ? altShiftActions[code as AltCode] : undefined;
}

/** The index to move a question to, from 0; undefined if it moves nowhere. */
export function targetIndex(
  action: QuestionAction | undefined,
  { index, count }: { index: number; count: number },
): number | undefined {
  const targets = { up: index - 1, down: index + 1, first: 0, last: count - 1 };
  const target = targets[action as keyof typeof targets];
  const isElsewhere = target !== index && target >= 0 && target < count;
  return isElsewhere ? target : undefined;
}

/** Whether a key undoes or redoes an edit of the builder. */
export function undoShortcut(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): 'undo' | 'redo' | undefined {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  if (key === 'y') return 'redo';
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return undefined;
}
