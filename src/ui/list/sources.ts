/** One page of a list, as far as loaded. */
export interface PageOfRows<Row> {
  data: { rows: Row[]; totalPages: number; totalItems?: number } | undefined;
  /** The rows are those of the previous page. */
  isStale: boolean;
  error: unknown;
  isFetching: boolean;
  refetch: () => void;
  /** Prefetches another page. */
  prefetch: (page: number) => void;
}

/** All rows of a list as they load, page after page. */
export interface EveryRow<Row> {
  rows: Row[] | undefined;
  isComplete: boolean;
  /** The number of loaded pages, and of all. */
  fetched: number;
  total: number;
  /** The total number of rows, if known. */
  totalItems: number | undefined;
  /** There are more pages than the limit. */
  isCut: boolean;
  error: unknown;
  isFetching: boolean;
  retry: () => void;
}
