import { MenuItem } from '@blueprintjs/core';
import { More } from '@blueprintjs/icons';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { MenuPopover } from './MenuPopover.tsx';

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

export interface MenuAction {
  text: string;
  /** A path, or a function. It gets the menu's button, which stays, to return the focus to. */
  action: string | ((opener: HTMLElement | null) => void);
}

interface RowMenuProps {
  /** The subject: the button is named "Actions for {subject}". */
  subject: string;
  actions: MenuAction[];
}

/** A row's menu: a button opens it, the arrow keys move in it. */
export function RowMenu({ subject, actions }: RowMenuProps) {
  return (
    <MenuPopover
      label={`Actions for ${subject}`}
      placement="bottom-end"
      button={{ variant: 'minimal', icon: <More /> }}
      items={(opener) =>
        actions.map(({ text, action }) =>
          typeof action === 'string' ? (
            <LinkItem key={text} text={text} to={action} />
          ) : (
            <MenuItem key={text} text={text} tagName="button" onClick={() => action(opener())} />
          ),
        )
      }
    />
  );
}
