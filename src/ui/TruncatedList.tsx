import type { ReactNode } from 'react';
import { formatCount } from '#domain/format/figures.ts';
import { limits } from '#domain/limits.ts';
import { useIsPrinting } from './hooks.ts';

interface TruncatedListProps<Item> {
  items: readonly Item[];
  itemName: string;
  children: (visibleItems: readonly Item[]) => ReactNode;
}

/** Shows a part of a long list and counts the rest: rendering many thousands blocks the page (FAULT-11). */
export function TruncatedList<Item>({ items, itemName, children }: TruncatedListProps<Item>) {
  const visibleCount = useIsPrinting() ? items.length : limits.shownRows;
  const hiddenCount = items.length - visibleCount;
  return (
    <>
      {children(items.slice(0, visibleCount))}
      {hiddenCount > 0 && (
        <p className="muted">{`${formatCount(hiddenCount)} more ${itemName} are left out here.`}</p>
      )}
    </>
  );
}
