import { Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { Tick } from '@blueprintjs/icons';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type Ref,
  useLayoutEffect,
} from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { Button } from '../Button.tsx';
import { returnFocus } from '../focus.ts';
import { useMediaQuery } from '../hooks.ts';
import { focusMenu, menuKeys } from '../keys.ts';

export interface MenuEntry {
  text: string;
  icon?: ReactElement;
  /** A path, or a function. It gets the menu's button, which stays, to return the focus to. */
  action?: string | ((opener: HTMLElement | null) => void);
  /** Of an entry that is checked or not. */
  isChecked?: boolean;
}

export interface MenuPopoverProps {
  /** The menu's accessible name. */
  label: string;
  entries: readonly MenuEntry[];
  /** The button that opens the menu; by default it has the menu's name. */
  button: ComponentProps<typeof Button>;
}

/** A menu link that also opens in a new tab, by Ctrl or the middle button (SEAM-25). */
function LinkItem({ to, ...item }: Pick<MenuEntry, 'text' | 'icon'> & { to: string }) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <MenuItem
      {...item}
      href={href}
      onClick={(event) => follow(event as MouseEvent<HTMLAnchorElement>)}
    />
  );
}

function Entry({ entry, opener }: { entry: MenuEntry; opener: HTMLElement | null }) {
  const { text, icon, action, isChecked } = entry;
  const item = { text, ...(icon && { icon }) };
  if (typeof action === 'string') return <LinkItem {...item} to={action} />;
  return (
    <MenuItem
      {...item}
      tagName="button"
      onClick={() => action?.(opener)}
      {...(isChecked !== undefined && { role: 'menuitemcheckbox', 'aria-checked': isChecked })}
      {...(isChecked && { labelElement: <Tick /> })}
    />
  );
}

/** Gives Blueprint the menu's target, so that it does not render one. */
function Target({
  element,
  targetRef,
}: {
  element: HTMLElement | null;
  targetRef: Ref<HTMLElement>;
}) {
  useLayoutEffect(() => {
    if (typeof targetRef === 'function') targetRef(element);
  }, [element, targetRef]);
  return null;
}

interface OpenMenuProps extends MenuPopoverProps {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  opener: HTMLElement | null;
}

/** The menu of a button. Escape and Tab close it and return the focus to the button (KEYS-4). */
export function OpenMenu(props: OpenMenuProps) {
  const { label, entries, isOpen, setOpen, opener } = props;
  const isTouched = useMediaQuery('(pointer: coarse)');
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
      placement="bottom-end"
      popoverClassName="menu-at-end"
      // `focusMenu` moves the focus, also when this menu replaces an open one.
      autoFocus={false}
      enforceFocus={false}
      // A tap beside the menu closes it, and does nothing else.
      hasBackdrop={isTouched}
      animation="minimal"
      arrow={false}
      transitionDuration={0}
      // Blueprint returns the focus even if an item has opened a dialog.
      shouldReturnFocusOnClose={false}
      onClosed={(menu) => {
        if (menu.contains(document.activeElement)) opener?.focus();
        else returnFocus(opener);
      }}
      renderTarget={({ ref }) => <Target element={opener} targetRef={ref} />}
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
