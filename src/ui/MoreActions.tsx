import { More } from '@blueprintjs/icons';
import { memo, type ReactNode, type SyntheticEvent, useId } from 'react';
import { Button } from './Button.tsx';

/** Of its own, so that what the actions stand for can change without rendering it. */
const MoreButton = memo(function MoreButton({ id }: { id: string }) {
  return (
    <Button
      className="more-button"
      variant="minimal"
      icon={<More />}
      aria-label="More actions"
      popoverTarget={id}
    />
  );
});

/** Actions that stand side by side in a wide window, and behind one button on a phone (LOOK-3). */
export function MoreActions({ children }: { children: ReactNode }) {
  const id = useId();
  const close = ({ target, currentTarget }: SyntheticEvent<HTMLElement>) => {
    const isAction = (target as Element).closest('button:not([aria-disabled]), select');
    if (isAction && currentTarget.matches(':popover-open')) currentTarget.hidePopover();
  };
  return (
    <>
      <MoreButton id={id} />
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
