/** Marks the field that a screen begins in: the navigation leaves the focus there. */
export const FIRST_FOCUS = 'data-first-focus';

/**
 * Where the focus goes when what has it leaves the page, in three operations: an element passes it to a successor, a
 * dialog returns it, and a screen that has no better place begins at its start. Focus on a named control of the builder
 * is requested with `editor.focus` (SEAM-26, SEAM-27).
 */
const successors = new WeakMap<Element, HTMLElement>();

/** Whether nothing has the focus: what had it has left the page, or can have it no longer. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Moves the focus to the beginning of the screen, where it has no better place, without scrolling. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/**
 * An element that left the page passes the focus to a successor. An open dialog keeps the focus, and returns it to the
 * successor when it closes.
 */
export function passFocus(from: Element, successor: HTMLElement | undefined): void {
  if (successor) successors.set(from, successor);
  if (!isFocusLost()) return;
  if (successor) successor.focus({ preventScroll: true });
  else focusMain();
}

/** Returns the focus to an element or its successor, unless the focus has found a place. */
export function returnFocus(to: Element | null): void {
  if (!isFocusLost()) return;
  const place = to && !to.isConnected ? successors.get(to) : to;
  if (place instanceof HTMLElement && place.isConnected && place !== document.body) place.focus();
  else focusMain();
}
