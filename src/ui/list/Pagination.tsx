import { Fragment, useEffect, useRef } from 'react';
import { formatCount } from '#domain/format/figures.ts';
import { limits } from '#domain/limits.ts';
import { Button } from '../Button.tsx';

interface ListFooterProps {
  page: number;
  shownPage?: number;
  totalPages: number;
  totalItems: number;
  /** The counted itemName: "Showing 1-10 of 23 agents". */
  itemName: string;
  onChange: (page: number) => void;
}

/** Below a long list: which rows are shown, and links to the others. An empty list has neither. */
export function ListFooter({
  page,
  shownPage = page,
  totalPages,
  totalItems,
  itemName,
  onChange,
}: ListFooterProps) {
  if (totalItems === 0) return null;
  const first = Math.min((shownPage - 1) * limits.pageSize + 1, totalItems);
  const last = Math.min(shownPage * limits.pageSize, totalItems);
  return (
    <div className="row row-apart list-footer">
      <p
        className="muted"
        aria-live="polite"
      >{`Showing ${formatCount(first)}-${formatCount(last)} of ${formatCount(totalItems)} ${itemName}`}</p>
      <Pagination page={page} totalPages={totalPages} showPreviousNext onChange={onChange} />
    </div>
  );
}

const maxButtons = limits.pageButtons;

/** At most ten page numbers: all, or the first, the last and those around the current one. */
export function pageNumbers(current: number, total: number): number[] {
  if (total <= maxButtons) return Array.from({ length: total }, (_, index) => index + 1);
  const between = maxButtons - 2;
  const first = Math.max(2, Math.min(current - between / 2, total - between));
  return [1, ...Array.from({ length: between }, (_, index) => first + index), total];
}

interface PaginationProps {
  page: number;
  totalPages: number;
  onChange: (page: number) => void;
  showPreviousNext?: boolean;
}

/** At most ten numbered page buttons; the current one is marked. */
export function Pagination({ page, totalPages, onChange, showPreviousNext }: PaginationProps) {
  const isFirst = page <= 1;
  const isLast = page >= totalPages;
  // The requested page: the next press may come before the list has followed.
  const requestedPage = useRef(page);
  useEffect(() => {
    requestedPage.current = page;
  }, [page]);

  const selectPage = (target: number) => {
    const next = Math.min(Math.max(target, 1), totalPages);
    // Choosing the current page adds no history entry.
    if (next === requestedPage.current) return;
    requestedPage.current = next;
    onChange(next);
  };
  return (
    <nav className="row pagination" aria-label="Pagination">
      {showPreviousNext && (
        <Button
          variant="outlined"
          disabled={isFirst}
          onClick={() => selectPage(requestedPage.current - 1)}
          text="Previous"
        />
      )}
      {pageNumbers(page, totalPages).map((number, index, numbers) => (
        <Fragment key={number}>
          {index > 0 && number - (numbers[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
          <Button
            variant={number === page ? 'solid' : 'minimal'}
            intent={number === page ? 'primary' : 'none'}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => selectPage(number)}
            text={number}
          />
        </Fragment>
      ))}
      {showPreviousNext && (
        <Button
          variant="outlined"
          disabled={isLast}
          onClick={() => selectPage(requestedPage.current + 1)}
          text="Next"
        />
      )}
    </nav>
  );
}
