import { useEffect, useState } from 'react';
import { limits } from '#domain/limits.ts';

/** The scope of a list's request: one page, or all rows for search and sorting (FIND-5). */
export interface ListRequest {
  page: number;
  needsAllRows: boolean;
}

/**
 * How the page of a list is read: on its own when the list opens, because it may have been read early
 * (LOAD-7), and again at each change of the page and on return to the tab (LIST-4, SEAM-32).
 */
export function usePageQueryOptions({ needsAllRows }: ListRequest) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  const refetchOnMountOrArgChange = isOpen || limits.freshSeconds;
  return { skip: needsAllRows, refetchOnFocus: true, refetchOnMountOrArgChange };
}

/** The content of a page of any list. */
export interface Rows<Row> {
  rows: Row[];
  totalPages: number;
  totalItems?: number;
}

interface PageResult<Page> {
  data?: Page | undefined;
  currentData?: Page | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Removes rows whose id occurred before, because React needs unique keys. */
export const uniqueRows = <Row extends { id: number }>(rows: readonly Row[]): Row[] => {
  const byId = new Map<number, Row>();
  for (const row of rows) if (!byId.has(row.id)) byId.set(row.id, row);
  return [...byId.values()];
};

/** One page of a list. While the next one loads, the old rows are stale; a failed page has none. */
export function toListPage<Page, Row extends { id: number }>(
  { data, currentData, error, isFetching, refetch }: PageResult<Page>,
  select: (page: Page) => Rows<Row>,
) {
  const usedData = error ? currentData : data;
  const page = usedData && select(usedData);
  const rows = page && { ...page, rows: uniqueRows(page.rows) };
  const isStale = rows !== undefined && currentData === undefined;
  return {
    data: isStale && rows.rows.length === 0 ? undefined : rows,
    isStale,
    error,
    isFetching,
    refetch: () => void refetch(),
  };
}
