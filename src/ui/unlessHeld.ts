import type { KeyboardEvent } from 'react';

/** Whether the key presses a button. */
export const isPressKey = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/**
 * Ignores the repeats of a held Enter. For a button that may get the focus while the key that opened
 * or closed a dialog is still down. Other held keys, like Tab, keep their effect.
 */
export function unlessHeld(event: KeyboardEvent): void {
  if (event.repeat && isPressKey(event)) event.preventDefault();
}
