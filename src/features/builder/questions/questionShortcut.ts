import type { KeyboardEvent } from 'react';
import { isComposing } from '#ui/keys.ts';

/** The builder's keys, in the words of its list of keys. Ctrl is Cmd on a Mac. */
export const builderKeys: { keys: string; does: string }[] = [
  {
    keys: 'Enter',
    does: 'Next field, or a new choice after a choice; next question after an empty one',
  },
  { keys: 'Ctrl + Enter', does: 'Next question, or a new one after the last' },
  { keys: 'Alt + Shift + ↑ or ↓', does: 'Move the question up or down' },
  { keys: 'Alt + Shift + Home or End', does: 'Move the question to the beginning or the end' },
  { keys: 'Alt + Shift + C', does: 'Change the type of the question' },
  { keys: 'Alt + Shift + D', does: 'Duplicate the question' },
  { keys: 'Alt + Shift + Delete', does: 'Remove the question' },
  { keys: 'Ctrl + Z, Ctrl + Y', does: 'Undo, redo' },
  { keys: '← and →', does: 'From one button to the next, beside a question or choice' },
  { keys: 'Ctrl + /', does: 'This list' },
];

const withAlt = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
  KeyC: 'type',
  KeyD: 'duplicate',
  Delete: 'remove',
  Backspace: 'remove',
} as const;

type AltCode = keyof typeof withAlt;

export type QuestionAction = 'next' | (typeof withAlt)[AltCode];

export function questionShortcut(event: KeyboardEvent): QuestionAction | undefined {
  const { altKey, shiftKey, ctrlKey, metaKey, key, code } = event;
  if (isComposing(event)) return undefined;
  if (key === 'Enter' && (ctrlKey || metaKey)) return 'next';
  return altKey && shiftKey && !ctrlKey ? withAlt[code as AltCode] : undefined;
}
