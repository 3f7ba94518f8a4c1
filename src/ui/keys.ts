import type { KeyboardEvent } from 'react';

const isPressKey = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/** The key code of every key that an input method handles; Safari sends no other mark with Enter. */
const INPUT_METHOD = 229;

/** Whether the key goes to an input method, which may confirm a text with Enter. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === INPUT_METHOD;

const ITEMS = '[role^="menuitem"]';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * The position that an arrow key, Home or End moves to from `index` among `count` items; with `wraps`
 * the last one is followed by the first. Undefined for other keys, and for keys with a modifier.
 */
export function nextIndex(
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
  { index, count, wraps = true }: { index: number; count: number; wraps?: boolean },
): number | undefined {
  if (altKey || ctrlKey || metaKey || count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  if (step === undefined) return undefined;
  if (index === -1) return step > 0 ? 0 : count - 1;
  return wraps ? (index + step + count) % count : Math.min(Math.max(index + step, 0), count - 1);
}

/** Moves the focus among matching elements, by arrow key, Home or End. Returns the focused one. */
export function moveFocus(selector: string, event: KeyboardEvent<HTMLElement>) {
  const items = Array.from(event.currentTarget.querySelectorAll<HTMLElement>(selector));
  const focusedIndex = items.indexOf(document.activeElement as HTMLElement);
  const target = nextIndex(event, { index: focusedIndex, count: items.length });
  if (target === undefined) return undefined;
  event.preventDefault();
  items[target]?.focus();
  return items[target];
}

/** The keys of a menu. Blueprint clicks an item at Enter; preventDefault stops the browser's second click. */
export const menuKeys = {
  onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
    if (!isPressKey(event)) return;
    event.preventDefault();
    if (event.repeat) event.stopPropagation();
  },
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void moveFocus(ITEMS, event),
};

/** When a menu opens, its chosen item gets the focus, or its first one. */
export function focusMenu(menu: HTMLElement | null): void {
  const checkedItem = menu?.querySelector<HTMLElement>(`${ITEMS}[aria-checked="true"]`);
  (checkedItem ?? menu?.querySelector<HTMLElement>(ITEMS))?.focus({ preventScroll: true });
}
