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

/** The second press of a double click on "Close" does nothing to what appears there (SEAM-36). */
function useIgnoredSecondPress(isOpen = false): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    return () =>
      addEventListener(
        'click',
        (event) => {
          if (event.detail < 2) return;
          event.preventDefault();
          event.stopPropagation();
        },
        { capture: true, once: true },
      );
  }, [isOpen]);
}

/** Blueprint's own focus adds an invisible Tab stop, so `enter` moves the focus instead. */
const own = { autoFocus: false, onOpening: enter };

const enterBefore = (onOpened?: (wrapper: HTMLElement) => void) => (wrapper: HTMLElement) => {
  enter(wrapper);
  onOpened?.(wrapper);
};

export function FocusingDialog({ onOpened, ...props }: DialogProps) {
  useIgnoredSecondPress(props.isOpen);
  return (
    <BlueprintDialog
      transitionDuration={MOTION}
      {...own}
      {...props}
      onOpened={enterBefore(onOpened)}
    />
  );
}

export function FocusingDrawer({ onOpened, ...props }: DrawerProps) {
  useIgnoredSecondPress(props.isOpen);
  return (
    <BlueprintDrawer
      transitionDuration={MOTION}
      {...own}
      {...props}
      onOpened={enterBefore(onOpened)}
    />
  );
}
