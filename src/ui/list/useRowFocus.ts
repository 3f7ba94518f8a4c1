import { Classes } from '@blueprintjs/core';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { passFocus } from '../focus.ts';

interface RowPosition {
  element: HTMLElement;
  row: number;
  /** Which of the row's controls had the focus. */
  control: number;
}

const findControls = (row: Element | undefined) =>
  Array.from(row?.querySelectorAll<HTMLElement>('a, button') ?? []);

/**
 * Keeps the focus in a table body or list whose rows change: a removed row passes it to the row in
 * its position, otherwise to the screen (SEAM-27).
 */
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
