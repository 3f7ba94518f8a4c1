import { More } from '@blueprintjs/icons';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { Button } from './Button.tsx';

/** Actions that stand side by side in a wide window, and behind one button on a phone (LOOK-3). */
export function MoreActions({ children }: { children: ReactNode }) {
  const id = useId();
  const close = ({ target, currentTarget }: SyntheticEvent<HTMLElement>) => {
    const isAction = (target as Element).closest('button:not([aria-disabled]), select');
    if (isAction && currentTarget.matches(':popover-open')) currentTarget.hidePopover();
  };
  return (
    <>
      <Button
        className="more-button"
        variant="minimal"
        icon={<More />}
        aria-label="More actions"
        popoverTarget={id}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the actions in it answer to keys */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notes that an action was chosen */}
      <div
        id={id}
        popover="auto"
        className="more-actions"
        onClick={(event) => (event.target as Element).closest('select') ?? close(event)}
        onChange={close}
      >
        {children}
      </div>
    </>
  );
}
