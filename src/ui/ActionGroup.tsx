import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useRef } from 'react';

interface ActionGroupProps {
  /** The name that assistive technology reads: "Actions for Q2". */
  label: string;
  children: ReactNode;
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

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
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const buttons = usable();
    const index = buttons.indexOf(document.activeElement as HTMLElement);
    const next = buttons[step(index, buttons.length)];
    choose(next);
    next?.focus();
  };

  return (
    <div ref={group} className="action-group" role="toolbar" aria-label={label} onKeyDown={goOn}>
      {isTime && children}
    </div>
  );
}
