import { type KeyboardEvent, type ReactNode, useState } from 'react';

interface ChartReadoutProps {
  /** The reading of each part: "Fruit: 57 responses". */
  texts: string[];
  /** The drawing. `partAt` returns the props that make a part readable on hover. */
  children: (
    svg: { tabIndex: 0 },
    partAt: (index: number) => { onPointerEnter: () => void; 'data-read': boolean | undefined },
  ) => ReactNode;
}

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => Math.min(index + 1, last),
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

/**
 * A chart that reads out the hovered part. By keyboard it is one Tab stop, and the arrow keys move
 * between parts (LOOK-5).
 */
export function ChartReadout({ texts, children }: ChartReadoutProps) {
  const [read, setRead] = useState<number | null>(null);
  const goOn = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setRead(read === null ? 0 : step(read, texts.length - 1));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the drawing in it takes the focus
    <div
      className="chart"
      onKeyDown={goOn}
      onPointerLeave={() => setRead(null)}
      onBlur={() => setRead(null)}
    >
      {children({ tabIndex: 0 }, (index) => ({
        onPointerEnter: () => setRead(index),
        'data-read': read === index || undefined,
      }))}
      <p className="chart-reading" role="status">
        {read !== null && texts[read]}
      </p>
    </div>
  );
}
