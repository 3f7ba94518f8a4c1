import { More } from '@blueprintjs/icons';
import { useState } from 'react';
import { shortened } from '#domain/field/displayText.ts';
import { Button } from '../Button.tsx';
import { OpenMenu } from '../lazyDialogs.tsx';
import type { MenuEntry, MenuPopoverProps } from './OpenMenu.tsx';

/** A button and its menu. The entries are in the page only while the menu is open. */
export function MenuPopover(props: MenuPopoverProps) {
  const { label, button } = props;
  const [isOpen, setOpen] = useState(false);
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null);
  return (
    <>
      <Button
        ref={setOpener}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...button}
        onClick={() => setOpen(!isOpen)}
      />
      <OpenMenu {...props} isOpen={isOpen} setOpen={setOpen} opener={opener} />
    </>
  );
}

interface ItemMenuProps extends RowMenuProps {
  /** The `data-focus` that finds its button. */
  focusName: string;
}

/** The menu of an item that has buttons beside it. */
export const ItemMenu = ({ subject, actions, focusName }: ItemMenuProps) => (
  <MenuPopover
    label={`More actions for ${shortened(subject)}`}
    button={
      { variant: 'minimal', icon: <More />, 'data-focus': focusName } as MenuPopoverProps['button']
    }
    entries={actions}
  />
);

interface RowMenuProps {
  /** The subject: the button is named "Actions for {subject}". */
  subject: string;
  actions: readonly MenuEntry[];
}

/** A row's menu. */
export const RowMenu = ({ subject, actions }: RowMenuProps) => (
  <MenuPopover
    label={`Actions for ${shortened(subject)}`}
    button={{ variant: 'minimal', icon: <More /> }}
    entries={actions}
  />
);
