import type { KeyboardEvent } from 'react';

const ITEMS = '[role^="menuitem"]';

/** The arrow keys, Home and End of a menu. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
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

/** A menu that was opened begins with its chosen item, else with its first. */
export function focusMenu(menu: HTMLElement): void {
  const chosen = menu.querySelector<HTMLElement>(`${ITEMS}[aria-checked="true"]`);
  (chosen ?? menu.querySelector<HTMLElement>(ITEMS))?.focus();
}
