import { formatCount } from '#domain/format/figures.ts';
import { limits } from '#domain/limits.ts';
import { Pagination } from './Pagination.tsx';

interface ListFooterProps {
  page: number;
  shownPage?: number;
  totalPages: number;
  totalItems: number;
  /** The counted noun: "Showing 1-10 of 23 agents". */
  noun: string;
  onChange: (page: number) => void;
}

/** Below a long list: which rows are shown, and links to the others. An empty list has neither. */
export function ListFooter({
  page,
  shownPage = page,
  totalPages,
  totalItems,
  noun,
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
      >{`Showing ${formatCount(first)}-${formatCount(last)} of ${formatCount(totalItems)} ${noun}`}</p>
      <Pagination page={page} totalPages={totalPages} withSteps onChange={onChange} />
    </div>
  );
}
