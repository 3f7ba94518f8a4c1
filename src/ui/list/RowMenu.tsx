import { Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { More } from '@blueprintjs/icons';
import { type MouseEvent, useRef } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { Button } from '../Button.tsx';
import { focusMenu, menuKeys } from './menuKeys.ts';

/** A link in a menu: it goes where it says, also in a new tab, by Ctrl or the middle button (SEAM-25). */
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

export interface MenuAction {
  text: string;
  /** Where it leads, or what it does; it gets the button that stays, for the focus to come back to. */
  action: string | ((opener: HTMLElement | null) => void);
}

interface RowMenuProps {
  /** What the actions are for: the button is named "Actions for {subject}". */
  subject: string;
  actions: MenuAction[];
}

/** The menu of a row: opened by a button, walked with the arrow keys. */
export function RowMenu({ subject, actions }: RowMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const menu = (
    <Menu {...menuKeys} aria-label={`Actions for ${subject}`}>
      {actions.map(({ text, action }) =>
        typeof action === 'string' ? (
          <LinkItem key={text} text={text} to={action} />
        ) : (
          <MenuItem
            key={text}
            text={text}
            tagName="button"
            onClick={() => action(opener.current)}
          />
        ),
      )}
    </Menu>
  );
  return (
    <PopoverNext
      placement="bottom-end"
      animation="minimal"
      arrow={false}
      content={menu}
      transitionDuration={0}
      onOpened={focusMenu}
    >
      <Button
        ref={opener}
        variant="minimal"
        icon={<More />}
        aria-label={`Actions for ${subject}`}
      />
    </PopoverNext>
  );
}
