import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { Answer } from '#domain/analysis.ts';
import { usePrinting } from '#ui/usePrinting.ts';

const ROW_HEIGHT = 48;

/** The answers to a question without choices. Thousands stay smooth: only those in sight are there. */
export function AnswerList({ answers }: { answers: Answer[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const isPrinting = usePrinting();
  const virtualizer = useVirtualizer({
    count: answers.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  });
  if (answers.length === 0) return <p>No answers yet</p>;
  if (isPrinting) {
    return (
      <ul>
        {answers.map(({ id, value }) => (
          <li key={id}>{value}</li>
        ))}
      </ul>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who scrolls with the keyboard must be able to reach it
    <section className="answers" ref={scroller} tabIndex={0} aria-label="Answers">
      <ul style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={answers.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start}px)` }}
          >
            <span>{answers[index]?.value}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
