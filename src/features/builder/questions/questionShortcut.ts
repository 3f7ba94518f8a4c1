import type { KeyboardEvent } from 'react';
import { isComposing } from '#ui/keys.ts';

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
