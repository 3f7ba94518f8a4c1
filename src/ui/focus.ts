import { Classes } from '@blueprintjs/core';
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from './hooks.ts';

/** Marks the field that a screen focuses: the navigation leaves the focus there. */
export const FIRST_FOCUS = 'data-first-focus';

/**
 * How the focus is kept: a removed element or row passes it to a successor, a
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

/** Passes a removed element's focus to a successor, which also gets it back from an open dialog. */
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

/** What gets the focus after an item is removed: the next one, or the last before (SEAM-27). */
export const findFocusSuccessor = <Item>(
  items: Item[],
  index: number,
  canTake: (item: Item) => boolean = () => true,
): Item | undefined =>
  items.slice(index + 1).find(canTake) ?? items.slice(0, index).findLast(canTake);

/**
 * Returns the focus to the previously focused element on unmount, unless another element has it;
 * `returnTo` takes the place of an element that is about to be removed, such as a row's menu. On
 * unmount `findTarget` may return another element, which then gets the focus.
 */
export function useReturnedFocus(
  returnTo?: HTMLElement | null,
  findTarget: () => Element | undefined = () => undefined,
) {
  const [opener] = useState(() => returnTo ?? document.activeElement);
  const latest = useLatest(findTarget);

  useEffect(
    () => () => {
      // Runs after the dialog was removed and the next screen, if any, took the focus.
      queueMicrotask(() => returnFocus(latest.current() ?? opener));
    },
    [opener, latest],
  );
}

interface RowPosition {
  element: HTMLElement;
  row: number;
  /** Which of the row's controls had the focus. */
  control: number;
}

const findControls = (row: Element | undefined) =>
  Array.from(row?.querySelectorAll<HTMLElement>('a, button') ?? []);

/** Keeps the focus in rows: a removed one passes it to the row in its place (SEAM-27). */
export function useRowFocus<Rows extends HTMLElement>() {
  const body = useRef<Rows>(null);
  const last = useRef<RowPosition>(undefined);

  useLayoutEffect(() => {
    const position = last.current;
    if (!position || position.element.isConnected) return;
    last.current = undefined;
    const rows = Array.from(body.current?.children ?? []);
    const controls = findControls(rows[Math.min(position.row, rows.length - 1)]);
    passFocus(position.element, controls[Math.min(position.control, controls.length - 1)]);
  });

  return {
    ref: body,
    onFocus: ({ target }: FocusEvent) => {
      const element = target as HTMLElement;
      // React events also bubble here from the row's menu, which is rendered in a portal.
      if (!body.current?.contains(element)) return;
      const rows = Array.from(body.current.children);
      const row = rows.findIndex((candidate) => candidate.contains(element));
      last.current = { element, row, control: findControls(rows[row]).indexOf(element) };
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      if (!body.current?.contains(target)) return;
      // Without a related target the row was removed, not blurred; from a portal the focus will
      // return.
      if (relatedTarget && !relatedTarget.closest(`.${Classes.PORTAL}`)) last.current = undefined;
    },
  };
}
