import { useDndMonitor } from '@dnd-kit/core';
import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { DraftQuestion } from '../draft/draft.ts';
import { readPosition } from './SortableItem.tsx';
import type { DraftEditor } from './useEditor.ts';

export interface VirtualQuestionListProps {
  questions: DraftQuestion[];
  subscribeToReveal: DraftEditor['subscribeToReveal'];
  block: (question: DraftQuestion, index: number) => ReactNode;
}

const BLOCK_HEIGHT = 256;
const GAP = 16;

/** The questions near the viewport, for surveys too long to render whole. */
export function VirtualQuestionList({
  questions,
  subscribeToReveal,
  block,
}: VirtualQuestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  /** The focused question stays mounted while scrolled away, because keys go into it. */
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  /** A dragged question stays rendered, and so does the question of a dragged option. */
  const [dragged, setDragged] = useState<string | null>(null);
  useDndMonitor({
    onDragStart({ active }) {
      const position = readPosition(active.data);
      setDragged((position?.list === 'questions' ? position.key : position?.list) ?? null);
    },
    onDragEnd: () => setDragged(null),
    onDragCancel: () => setDragged(null),
  });
  const pinnedIndexes = [focusedKey, dragged].map((mountedKey) =>
    questions.findIndex(({ key }) => key === mountedKey),
  );
  const rememberFocusedQuestion = ({ target }: FocusEvent) => {
    const index = target.closest<HTMLElement>('[data-index]')?.dataset.index;
    setFocusedKey(questions[Number(index)]?.key ?? null);
  };
  const isJumping = useRef(false);
  const virtualizer: Virtualizer<Window, Element> = useWindowVirtualizer({
    count: questions.length,
    estimateSize: () => BLOCK_HEIGHT,
    getItemKey: (index) => questions[index]?.key ?? index,
    gap: GAP,
    rangeExtractor: (range) => {
      // While a jump scrolls, only visible questions are mounted. Their neighbours, the next Tab stops,
      // follow when it ends.
      const overscan = isJumping.current && virtualizer.isScrolling ? 0 : 1;
      const near = defaultRangeExtractor({ ...range, overscan });
      const far = pinnedIndexes.filter((index) => index !== -1 && !near.includes(index));
      return [...new Set([...near, ...far])].toSorted((a, b) => a - b);
    },
    scrollMargin: list.current?.offsetTop ?? 0,
  });

  useEffect(
    () =>
      subscribeToReveal(({ question: key }) => {
        const index = questions.findIndex((question) => question.key === key);
        if (index === -1) return;
        // No scroll event follows if the list need not scroll: end the jump here.
        isJumping.current = !virtualizer.getVirtualItems().some((item) => item.index === index);
        virtualizer.scrollToIndex(index, { align: 'center' });
      }),
    [subscribeToReveal, questions, virtualizer],
  );

  const { isScrolling } = virtualizer;
  useEffect(() => {
    if (!isScrolling) isJumping.current = false;
  }, [isScrolling]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus inside it
    <div
      ref={list}
      className="windowed-list"
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={rememberFocusedQuestion}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const question = questions[index];
        return (
          question && (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className="windowed"
              style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
            >
              {block(question, index)}
            </div>
          )
        );
      })}
    </div>
  );
}
