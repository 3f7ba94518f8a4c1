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
 * Buttons that are one stop of the Tab key; the arrow keys go from one to the next. They come a moment after what they
 * act on, which is what is looked at and typed in first: whoever styles the group leaves room for them.
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

  // Which buttons can be used changes with what they act on.
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
