import { formatCount } from '#domain/format/figures.ts';

/** All rows of a list as they load, page after page. */
export interface EveryRow<Row> {
  rows: Row[] | undefined;
  isComplete: boolean;
  /** Whether the server counts more rows than it sent. */
  isTruncated: boolean;
  /** The number of loaded pages, and of all. */
  fetched: number;
  total: number;
  /** The total number of rows, if known. */
  totalItems: number | undefined;
  error: unknown;
  isFetching: boolean;
  retry: () => void;
}

/** One page of a list, as far as loaded. */
export interface PageOfRows<Row> {
  data: { rows: Row[]; totalPages: number; totalItems?: number } | undefined;
  /** The rows are those of the previous page. */
  isStale: boolean;
  error: unknown;
  isFetching: boolean;
  refetch: () => void;
}

interface Progress {
  isSorting: boolean;
  /** The number of matches so far. */
  matchCount: number | undefined;
  itemName: string;
}

/** The progress over all pages, or the number of matches (FIND-5). */
export function listProgress<Row>(
  { rows, isComplete, isTruncated, fetched, total, totalItems, error }: EveryRow<Row>,
  { isSorting, matchCount, itemName }: Progress,
): string {
  const loadedCount = rows?.length ?? 0;
  if (isComplete) {
    if (matchCount === undefined) return '';
    const ending = isTruncated
      ? `. Stopped after ${formatCount(fetched)} pages: there are more.`
      : '';
    return `${formatCount(matchCount)} of ${formatCount(loadedCount)} ${itemName}${ending}`;
  }
  if (error || total === 0) return '';
  const pages = `${formatCount(fetched)} of ${formatCount(total)} pages`;
  if (totalItems === undefined) return isSorting ? `Sorting… ${pages} read` : `Searched ${pages}`;
  const progress = `${formatCount(loadedCount)} of ${formatCount(totalItems)} read`;
  return isSorting ? `Sorting… ${progress}` : progress;
}
