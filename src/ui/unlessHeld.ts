import type { KeyboardEvent } from 'react';

/**
 * For a button that gets the focus while a key may still be down: the repeats of the key that opened
 * or answered a dialog must not press it.
 */
export function unlessHeld(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
