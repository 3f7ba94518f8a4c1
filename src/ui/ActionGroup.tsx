import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { movedTo } from './keys.ts';

interface ActionGroupProps {
  /** The name that assistive technology reads: "Actions for Q2". */
  label: string;
  children: ReactNode;
}

/**
 * Buttons that form one Tab stop; the arrow keys move between them. They render a moment after
 * their item, which is seen and typed in first, so the parent's style reserves space for them.
 */
export function ActionGroup({ label, children }: ActionGroupProps) {
  const group = useRef<HTMLDivElement>(null);
  const isTime = useDeferredValue(true, false);
  const usable = () => [
    ...(group.current?.querySelectorAll<HTMLElement>('button:not([aria-disabled])') ?? []),
  ];

  const choose = (chosen: HTMLElement | undefined) => {
    for (const button of group.current?.querySelectorAll('button') ?? []) {
      button.tabIndex = button === chosen ? 0 : -1;
    }
  };

  // An action's state changes which buttons are enabled.
  useEffect(() => {
    const buttons = usable();
    choose(buttons.find(({ tabIndex, dataset }) => tabIndex === 0 && dataset.stop) ?? buttons[0]);
    for (const button of buttons) button.dataset.stop = 'yes';
  });

  const goOn = (event: KeyboardEvent) => {
    const buttons = usable();
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const target = movedTo(event, { at, count: buttons.length });
    if (target === undefined) return;
    event.preventDefault();
    const next = buttons[target];
    choose(next);
    next?.focus();
  };

  return (
    <div ref={group} className="action-group" role="toolbar" aria-label={label} onKeyDown={goOn}>
      {isTime && children}
    </div>
  );
}
