import { Menu, PopoverNext } from '@blueprintjs/core';
import { type KeyboardEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { returnFocus } from '../focus.ts';
import { focusMenu, menuKeys } from './menuKeys.ts';

interface MenuPopoverProps {
  /** The menu's accessible name. */
  label: string;
  items: ReactNode;
  placement: 'bottom-start' | 'bottom-end';
  /** Called before the menu opens. */
  onOpening?: (() => void) | undefined;
  /** The button that opens the menu. */
  children: ReactElement;
}

/** A button's menu. Escape and Tab close it and return the focus to the button (KEYS-4). */
export function MenuPopover({ label, items, placement, onOpening, children }: MenuPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element | null>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    menuKeys.onKeyDown(event);
    if (event.key !== 'Tab') return;
    event.preventDefault();
    setOpen(false);
  };
  return (
    <PopoverNext
      isOpen={isOpen}
      onInteraction={setOpen}
      placement={placement}
      animation="minimal"
      arrow={false}
      transitionDuration={0}
      onOpening={() => {
        opener.current = document.activeElement;
        onOpening?.();
      }}
      onOpened={focusMenu}
      // Blueprint would also take the focus from a dialog that an item opened.
      shouldReturnFocusOnClose={false}
      onClosed={(menu) => {
        if (menu.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
        returnFocus(opener.current);
      }}
      content={
        <Menu aria-label={label} {...menuKeys} onKeyDown={onKeyDown}>
          {items}
        </Menu>
      }
    >
      {children}
    </PopoverNext>
  );
}
