import { Menu, PopoverNext } from '@blueprintjs/core';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { focusMenu, unlessHeld, useMenuKeys } from '#ui/keys.ts';
import { Button } from '../Button.tsx';
import { returnFocus } from '../focus.ts';

interface MenuPopoverProps {
  /** The menu's accessible name. */
  label: string;
  /** Its items. They get a function that returns the menu's button, to move the focus to. */
  items: (opener: () => HTMLElement | null) => ReactNode;
  placement: 'bottom-start' | 'bottom-end';
  /** Called before the menu opens. */
  onOpening?: (() => void) | undefined;
  /** The button that opens the menu; by default it has the menu's name. */
  button: ComponentProps<typeof Button>;
}

/** A button's menu. Escape and Tab close it and return the focus to the button (KEYS-4). */
export function MenuPopover({ label, items, placement, onOpening, button }: MenuPopoverProps) {
  const opener = useRef<HTMLButtonElement>(null);
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
      // Blueprint returns the focus even if an item has opened a dialog.
      shouldReturnFocusOnClose={false}
      onClosed={(menu) => {
        if (menu.contains(document.activeElement)) opener.current?.focus();
        else returnFocus(opener.current);
      }}
      content={
        <Menu ulRef={focusMenu} aria-label={label} {...menuKeys} onKeyDown={onKeyDown}>
          {items(() => opener.current)}
        </Menu>
      }
    >
      <Button ref={opener} onKeyDown={unlessHeld} aria-label={label} {...button} />
    </PopoverNext>
  );
}
