import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatCount } from '#domain/format/figures.ts';
import { limits } from '#domain/limits.ts';
import { Button } from './Button.tsx';
import { useIsPrinting } from './hooks.ts';

interface ShowMoreListProps<Item> {
  items: readonly Item[];
  first: number;
  /** The plural name of the items: "answers". */
  itemName: string;
  className: string;
  children: (item: Item) => ReactNode;
}

/** The start of a long list, and a button for the rest; of many thousands, for the next part. */
export function ShowMoreList<Item>(props: ShowMoreListProps<Item>) {
  const { items, first, itemName, className, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const [shownCount, setShown] = useState(first);
  const isPrinting = useIsPrinting();
  const visibleCount = isPrinting ? items.length : shownCount;
  const hiddenCount = items.length - visibleCount;
  const showMore = () => {
    flushSync(() => setShown(visibleCount + limits.shownMore));
    // The button may be gone: focus the first item that it added.
    const added = list.current?.children[visibleCount];
    if (added instanceof HTMLElement) added.focus({ preventScroll: true });
  };
  return (
    <>
      <ul
        ref={list}
        className={`growing-list ${className}`}
        aria-label={`${formatCount(items.length)} ${itemName}`}
      >
        {items.slice(0, visibleCount).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state and keep their order
          <li key={index} tabIndex={-1}>
            {children(item)}
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && (
        <Button
          variant="minimal"
          text={
            hiddenCount > limits.shownMore
              ? `Show ${formatCount(limits.shownMore)} more of ${formatCount(items.length)} ${itemName}`
              : `Show all ${formatCount(items.length)} ${itemName}`
          }
          onClick={showMore}
        />
      )}
    </>
  );
}
