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

/** The key code of every key that an input method handles; Safari sends no other mark with Enter. */
const INPUT_METHOD = 229;

/** Whether the key goes to an input method, which may confirm a text with Enter. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === INPUT_METHOD;
