import { Menu, PopoverNext } from '@blueprintjs/core';
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useState,
} from 'react';
import { focusMenu, useMenuKeys } from '#ui/keys.ts';
import { returnFocus } from '../focus.ts';

interface MenuPopoverProps {
  /** The menu's accessible name. */
  label: string;
  items: ReactNode;
  placement: 'bottom-start' | 'bottom-end';
  /** Called before the menu opens. */
  onOpening?: (() => void) | undefined;
  /** The button that opens the menu, and its ref. */
  children: ReactElement;
  opener: RefObject<HTMLElement | null>;
}

/** A button's menu. Escape and Tab close it and return the focus to the button (KEYS-4). */
export function MenuPopover({
  label,
  items,
  placement,
  onOpening,
  children,
  opener,
}: MenuPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const menuKeys = useMenuKeys();
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
      onOpening={() => onOpening?.()}
      onOpened={focusMenu}
      // Blueprint returns the focus even if an item has opened a dialog.
      shouldReturnFocusOnClose={false}
      onClosed={(menu) => {
        if (menu.contains(document.activeElement)) opener.current?.focus();
        else returnFocus(opener.current);
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
