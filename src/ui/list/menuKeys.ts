import type { KeyboardEvent } from 'react';

const ITEMS = '[role^="menuitem"]';

const isPress = ({ key, target }: KeyboardEvent) =>
  (key === 'Enter' || key === ' ') && target instanceof HTMLButtonElement;

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
 * Blueprint's items act on keydown and its buttons on keyup, so one press would also trigger the
 * button that gets the focus. Items therefore act on keyup.
 */
function holdBack(event: KeyboardEvent<HTMLElement>): void {
  if (!isPress(event)) return;
  event.preventDefault();
  event.stopPropagation();
}

function choose(event: KeyboardEvent<HTMLElement>): void {
  if (!isPress(event)) return;
  event.preventDefault();
  (event.target as HTMLButtonElement).click();
}

/** The keys of a menu. */
export const menuKeys = { onKeyDownCapture: holdBack, onKeyDown: move, onKeyUp: choose };

/** When a menu opens, its chosen item gets the focus, or its first one. */
export function focusMenu(menu: HTMLElement): void {
  const chosen = menu.querySelector<HTMLElement>(`${ITEMS}[aria-checked="true"]`);
  (chosen ?? menu.querySelector<HTMLElement>(ITEMS))?.focus();
}
