/** Marks the field that a screen focuses: the navigation leaves the focus there. */
export const FIRST_FOCUS = 'data-first-focus';

/**
 * Three operations that keep the focus: a removed element passes it to a successor, a
 * dialog returns it, and a screen without a better target focuses its start. Builder controls use
 * `editor.focus` (SEAM-26, SEAM-27).
 */
const successors = new WeakMap<Element, HTMLElement>();

/** Whether no element is focused: the focused one was removed or disabled. */
export const isFocusLost = (): boolean =>
  document.activeElement?.matches('body, :disabled') ?? true;

/** Focuses the start of the screen without scrolling, if there is no better target. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/**
 * Passes the focus of a removed element to a successor. An open dialog keeps the focus, and returns
 * it to the successor when it closes.
 */
export function passFocus(element: Element, successor: HTMLElement | undefined): void {
  if (successor) successors.set(element, successor);
  if (!isFocusLost()) return;
  if (successor) successor.focus({ preventScroll: true });
  else focusMain();
}

/** Returns the focus to an element or its successor, unless another element has it. */
export function returnFocus(focusTarget: Element | null): void {
  if (!isFocusLost()) return;
  const target =
    focusTarget && !focusTarget.isConnected ? successors.get(focusTarget) : focusTarget;
  const canFocus = target instanceof HTMLElement && target.isConnected && target !== document.body;
  if (canFocus) target.focus();
  else focusMain();
}

/**
 * The element that gets the focus after an item is removed: the next focusable one, or the last
 * before (SEAM-27).
 */
export const findFocusSuccessor = <Item>(
  items: Item[],
  index: number,
  canTake: (item: Item) => boolean = () => true,
): Item | undefined =>
  items.slice(index + 1).find(canTake) ?? items.slice(0, index).findLast(canTake);
