/** One page of a list, as far as it is loaded. */
export interface PageOfRows<Row> {
  data: { rows: Row[]; totalPages: number; totalItems?: number } | undefined;
  /** The rows are those of the page before. */
  isStale: boolean;
  error: unknown;
  isFetching: boolean;
  refetch: () => void;
  /** Fetches another page ahead. */
  prefetch: (page: number) => void;
}

/** All rows of a list, as they come, page after page. */
export interface EveryRow<Row> {
  rows: Row[] | undefined;
  isComplete: boolean;
  /** How many pages have arrived, and how many there are in all. */
  fetched: number;
  total: number;
  /** How many rows there are in all, where the list tells. */
  totalItems: number | undefined;
  /** There are more pages than are read. */
  isCut: boolean;
  error: unknown;
  isFetching: boolean;
  retry: () => void;
}
