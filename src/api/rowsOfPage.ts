/** What is requested of a list: one of its pages, or every row, to be searched and sorted (FIND-5). */
export interface ListRequest {
  page: number;
  isWhole: boolean;
}

/** What a page of any list holds. */
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

/**
 * One page of a list. While the next page is on its way the old rows stay and are stale; an old page without rows says
 * nothing of the next one. A page that failed has no rows.
 */
export function rowsOfPage<Page, Row>(
  { data, currentData, error, isFetching, refetch }: PageResult<Page>,
  read: (page: Page) => Rows<Row>,
  prefetch: (page: number) => void,
) {
  const shown = error ? currentData : data;
  const rows = shown && read(shown);
  const isStale = rows !== undefined && currentData === undefined;
  return {
    data: isStale && rows.rows.length === 0 ? undefined : rows,
    isStale,
    error,
    isFetching,
    refetch: () => void refetch(),
    prefetch,
  };
}
