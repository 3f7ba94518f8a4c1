import {
  Dialog as BlueprintDialog,
  Drawer as BlueprintDrawer,
  type DialogProps,
  type DrawerProps,
} from '@blueprintjs/core';
import { useEffect } from 'react';
import { FIRST_FOCUS } from './focus.ts';

/** The duration of panel and dialog transitions (ms), as `--motion` in styles.css. */
const MOTION = 120;

/**
 * Moves the focus into an opened overlay: to its first field, its heading, or its first control.
 * Blueprint leaves it on an element without a name, and makes the wrapper a stop (SEAM-26).
 */
function enter(wrapper: HTMLElement): void {
  wrapper.tabIndex = -1;
  const dialog = wrapper.matches('[role$="dialog"]')
    ? wrapper
    : wrapper.querySelector<HTMLElement>('[role$="dialog"]');
  if (!dialog || (dialog !== document.activeElement && dialog.contains(document.activeElement))) {
    return;
  }
  const heading = dialog.querySelector<HTMLElement>('h1, h2');
  const first = dialog.querySelector<HTMLElement>(`[${FIRST_FOCUS}]`);
  if (heading && !first) heading.tabIndex = -1;
  (first ?? heading ?? dialog.querySelector<HTMLElement>('a, button'))?.focus();
}

/** The longest time between two presses of a double click, as systems have it by default (ms). */
const DOUBLE_CLICK_MS = 500;

/** Ignores the second press of a double click on "Close": it hits the element behind the dialog (SEAM-36). */
function useIgnoredSecondPress(isOpen = false): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      const listening = new AbortController();
      addEventListener(
        'click',
        (event) => {
          if (event.detail < 2) return;
          event.preventDefault();
          event.stopPropagation();
        },
        { capture: true, once: true, signal: listening.signal },
      );
      setTimeout(() => listening.abort(), DOUBLE_CLICK_MS);
    };
  }, [isOpen]);
}

/** Blueprint's own focus adds an invisible Tab stop, so `enter` moves the focus instead. */
const own = {
  transitionDuration: MOTION,
  autoFocus: false,
  onOpening: enter,
  onOpened: enter,
};

export function FocusingDialog(props: DialogProps) {
  useIgnoredSecondPress(props.isOpen);
  return <BlueprintDialog {...own} {...props} />;
}

export function FocusingDrawer(props: DrawerProps) {
  useIgnoredSecondPress(props.isOpen);
  return <BlueprintDrawer {...own} {...props} />;
}
