import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { movedTo } from '../keys.ts';

interface ChartReadoutProps {
  /** The reading of each part: "Fruit: 57 responses". */
  texts: string[];
  /** The drawing. `partAt` returns the props that make a part readable on hover. */
  children: (
    svg: { tabIndex: 0 },
    partAt: (index: number) => { onPointerEnter: () => void; 'data-read': boolean | undefined },
  ) => ReactNode;
}

/**
 * A chart that reads out the hovered part. By keyboard it is one Tab stop, and the arrow keys move
 * between parts (LOOK-5).
 */
export function ChartReadout({ texts, children }: ChartReadoutProps) {
  const [read, setRead] = useState<number | null>(null);
  const goOn = (event: KeyboardEvent) => {
    const target = movedTo(event, { at: read ?? -1, count: texts.length, isRound: false });
    if (target === undefined) return;
    event.preventDefault();
    setRead(target);
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
