import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { moveFocus } from './keys.ts';

const USABLE = 'button:not([aria-disabled])';

interface ActionGroupProps {
  /** The name that assistive technology reads: "Actions for Q2". */
  label: string;
  children: ReactNode;
}

/**
 * Buttons that form one Tab stop; the arrow keys move between them. They render after their item
 * (deferred), so that its field appears first; the parent's style reserves their space.
 */
export function ActionGroup({ label, children }: ActionGroupProps) {
  const group = useRef<HTMLDivElement>(null);
  const isReady = useDeferredValue(true, false);

  const setTabStop = (selectedElement: HTMLElement | undefined) => {
    for (const button of group.current?.querySelectorAll('button') ?? []) {
      button.tabIndex = button === selectedElement ? 0 : -1;
    }
  };

  // An action's state changes which buttons are enabled.
  useEffect(() => {
    const buttons = [...(group.current?.querySelectorAll<HTMLElement>(USABLE) ?? [])];
    setTabStop(
      buttons.find(({ tabIndex, dataset }) => tabIndex === 0 && dataset.stop) ?? buttons[0],
    );
    for (const button of buttons) button.dataset.stop = 'yes';
  });

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = moveFocus(USABLE, event);
    if (next) setTabStop(next);
  };

  return (
    <div
      ref={group}
      className="action-group"
      role="toolbar"
      aria-label={label}
      onKeyDown={handleKeyDown}
    >
      {isReady && children}
    </div>
  );
}
