import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { shortened } from '#domain/field/visible.ts';
import { formatCount } from '#domain/format/formatCount.ts';
import { useListener } from '#ui/useListener.ts';

/** Whether the page is being printed: what is usually rendered only while in view must then be rendered in full. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useListener('beforeprint', () => flushSync(() => setPrinting(true)));
  useListener('afterprint', () => setPrinting(false));
  return isPrinting;
}

export interface AnswerRow {
  key: number | string;
  value: string;
  /** How many people gave it, where equal answers share a row. */
  count?: number;
}

const ROW_HEIGHT = 48;

function Text({ row: { value, count } }: { row: AnswerRow }) {
  return (
    <>
      <bdi>{shortened(value)}</bdi>
      {count !== undefined && <b className="answer-count">{` × ${formatCount(count)}`}</b>}
    </>
  );
}

/** Text answers. Only the visible ones are rendered, so thousands scroll smoothly. */
export function AnswerList({ rows }: { rows: AnswerRow[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const isPrinting = usePrinting();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  });
  if (isPrinting) {
    return (
      <ul>
        {rows.map((row) => (
          <li key={row.key}>
            <Text row={row} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who scrolls with the keyboard must be able to reach it
    <section className="answers" ref={scroller} tabIndex={0} aria-label="Answers">
      <ul style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const row = rows[index];
          return (
            row && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
              >
                <span>
                  <Text row={row} />
                </span>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
