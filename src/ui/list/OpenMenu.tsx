import { Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { Tick } from '@blueprintjs/icons';
import { type KeyboardEvent, type MouseEvent, type Ref, useLayoutEffect } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { returnFocus } from '../focus.ts';
import { focusMenu, useMenuKeys } from '../keys.ts';
import type { MenuEntry, MenuPopoverProps } from './MenuPopover.tsx';

/** A menu link that also opens in a new tab, by Ctrl or the middle button (SEAM-25). */
function LinkItem({ text, to }: { text: string; to: string }) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <MenuItem
      text={text}
      href={href}
      onClick={(event) => follow(event as MouseEvent<HTMLAnchorElement>)}
    />
  );
}

function Entry({ entry, opener }: { entry: MenuEntry; opener: HTMLElement | null }) {
  const { text, action, role, isChecked = false } = entry;
  if (typeof action === 'string') return <LinkItem text={text} to={action} />;
  return (
    <MenuItem
      text={text}
      tagName="button"
      onClick={() => action?.(opener)}
      {...(role && { role, 'aria-checked': isChecked })}
      {...(isChecked && { labelElement: <Tick /> })}
    />
  );
}

/** Tells Blueprint which element the menu belongs to; it would render its own. */
function Target({ element, to }: { element: HTMLElement | null; to: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (typeof to === 'function') to(element);
  }, [element, to]);
  return null;
}

interface OpenMenuProps extends MenuPopoverProps {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  opener: HTMLElement | null;
}

/** The menu of a button. Escape and Tab close it and return the focus to the button (KEYS-4). */
export function OpenMenu(props: OpenMenuProps) {
  const { label, entries, placement, onOpening, isOpen, setOpen, opener } = props;
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
        if (menu.contains(document.activeElement)) opener?.focus();
        else returnFocus(opener);
      }}
      renderTarget={({ ref }) => <Target element={opener} to={ref} />}
      content={
        <Menu ulRef={focusMenu} aria-label={label} {...menuKeys} onKeyDown={onKeyDown}>
          {entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and entries have no state
            <Entry key={index} entry={entry} opener={opener} />
          ))}
        </Menu>
      }
    />
  );
}
