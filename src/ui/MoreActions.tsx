import { More } from '@blueprintjs/icons';
import { memo, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from './Button.tsx';

/** A component, so that the menu's children can change without rendering the button. */
const MoreButton = memo(function MoreButton({ id, label }: { id: string; label: string }) {
  return (
    <Button
      className="more-button"
      variant="minimal"
      icon={<More />}
      aria-label={label}
      popoverTarget={id}
    />
  );
});

interface MoreActionsProps {
  /** The name of the button. */
  label?: string;
  children: ReactNode;
}

/** Actions side by side in a wide window, and behind one button in a narrower one (LOOK-3). */
export function MoreActions({ label = 'More actions', children }: MoreActionsProps) {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const hide = () => {
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
  };
  const close = ({ target, currentTarget }: SyntheticEvent<HTMLElement>) => {
    const isAction = (target as Element).closest('a, button:not([aria-disabled])');
    if (isAction || target === currentTarget) hide();
  };
  // Back opens another screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each change of location
  useEffect(hide, [key]);
  return (
    <>
      <MoreButton id={id} label={label} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons in it handle keys */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes that an action was chosen */}
      <div
        ref={sheet}
        id={id}
        popover="auto"
        className="more-actions"
        onClick={close}
        onChange={hide}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) hide();
        }}
      >
        {children}
      </div>
    </>
  );
}
