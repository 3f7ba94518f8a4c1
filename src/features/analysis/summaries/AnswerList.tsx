import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { formatCount } from '#domain/format/figures.ts';
import { PersonText } from '#ui/PersonText.tsx';

export interface AnswerRow {
  value: string;
  /** How many people gave it, when equal answers share a row. */
  count?: number;
}

const ROW_HEIGHT = 48;

function Text({ row: { value, count } }: { row: AnswerRow }) {
  return (
    <>
      <PersonText text={value} isBlock={count === undefined} />
      {count !== undefined && <b className="answer-count">{` × ${formatCount(count)}`}</b>}
    </>
  );
}

/** Text answers. Only visible ones are rendered, so thousands scroll smoothly. */
export function AnswerList({ rows }: { rows: AnswerRow[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need focus to scroll it
    <section className="answers" ref={scroller} tabIndex={0} aria-label="Answers">
      <ul className="windowed-list" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const row = rows[index];
          return (
            row && (
              <li
                key={key}
                className="windowed"
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
