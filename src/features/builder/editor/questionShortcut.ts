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

export function questionShortcut(event: KeyboardEvent): QuestionAction | undefined {
  const { altKey, shiftKey, ctrlKey, metaKey, key, code } = event;
  if (isComposing(event)) return undefined;
  if (key === 'Enter' && (ctrlKey || metaKey)) return 'next';
  return altKey && shiftKey && !ctrlKey ? altShiftActions[code as AltCode] : undefined;
}
