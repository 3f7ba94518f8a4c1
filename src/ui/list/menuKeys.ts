import type { KeyboardEvent } from 'react';

const ITEMS = '[role^="menuitem"]';

const isEnterOnButton = ({ key, target }: KeyboardEvent) =>
  key === 'Enter' && target instanceof HTMLButtonElement;

/** The arrow keys, Home and End of a menu. */
function move(event: KeyboardEvent<HTMLElement>): void {
  if (isEnterOnButton(event)) event.preventDefault();
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
 * What is chosen is done when the key is let go, as Blueprint's buttons have it: were it done when the key is pressed,
 * the button that has the focus by then would be pressed as it is let go.
 */
function choose(event: KeyboardEvent<HTMLElement>): void {
  if (isEnterOnButton(event)) (event.target as HTMLButtonElement).click();
}

/** The keys of a menu. */
export const menuKeys = { onKeyDown: move, onKeyUp: choose };

/** A menu that was opened begins with its chosen item, else with its first. */
export function focusMenu(menu: HTMLElement): void {
  const chosen = menu.querySelector<HTMLElement>(`${ITEMS}[aria-checked="true"]`);
  (chosen ?? menu.querySelector<HTMLElement>(ITEMS))?.focus();
}
