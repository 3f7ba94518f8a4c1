import { type KeyboardEvent, useRef } from 'react';

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

const ITEMS = '[role^="menuitem"]';

/** A repeated key would also follow a link. */
const isPress = (event: KeyboardEvent) =>
  isPressKey(event) && (event.repeat || event.target instanceof HTMLButtonElement);

/** The arrow keys, Home and End of a menu. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const items = Array.from(event.currentTarget.querySelectorAll<HTMLElement>(ITEMS));
  const at = items.indexOf(document.activeElement as HTMLElement);
  const target = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  items[target]?.focus();
}

/**
 * The keys of a menu. Blueprint's items act on keydown and its buttons on keyup, so one press would
 * also trigger the button that gets the focus. Items therefore act on keyup. A key that opened the
 * menu is still down and repeats, which chooses nothing.
 */
export function useMenuKeys() {
  /** The element that Enter or Space was last pressed on: releasing the key chooses only this one. */
  const pressed = useRef<EventTarget>(null);
  return {
    onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
      if (isPressKey(event) && !event.repeat) pressed.current = event.target;
      if (!isPress(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyDown: move,
    onKeyUp(event: KeyboardEvent<HTMLElement>) {
      if (!isPress(event)) return;
      event.preventDefault();
      if (event.target === pressed.current) (event.target as HTMLButtonElement).click();
    },
  };
}

/** When a menu opens, its chosen item gets the focus, or its first one. */
export function focusMenu(menu: HTMLElement | null): void {
  const chosen = menu?.querySelector<HTMLElement>(`${ITEMS}[aria-checked="true"]`);
  (chosen ?? menu?.querySelector<HTMLElement>(ITEMS))?.focus({ preventScroll: true });
}
