import { MenuItem } from '@blueprintjs/core';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** A link in a menu: it goes where it says, also in a new tab, by Ctrl or the middle button (SEAM-25). */
export function LinkItem({ text, to }: { text: string; to: string }) {
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
