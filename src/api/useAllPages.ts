import { useEffect, useMemo } from 'react';
import { type Rows, uniqueRows } from './listPage.ts';

interface InfiniteResult<Page> {
  data?: { pages: Page[] } | undefined;
  error?: unknown;
  hasNextPage: boolean;
  /** The query is skipped: its rows stay, and no page is requested. */
  isUninitialized: boolean;
  isFetching: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/** Larger than a list's page, so that a few calls fetch all rows. */
export const EVERY_PAGE_SIZE = 100;

/** The most pages of a shown list, whatever total a server reports (FAULT-10). */
export const MAX_PAGES = 1000;

type Ids = readonly { id: number }[];

/** Whether a page has a row that no page before it has. Only a repeated first row needs a closer look. */
function hasNewRow(rows: Ids, previousPages: readonly Ids[]): boolean {
  const [first] = rows;
  if (!first) return false;
  if (!previousPages.some((page) => page.some(({ id }) => id === first.id))) return true;
  const known = new Set(previousPages.flatMap((page) => page.map(({ id }) => id)));
  return rows.some(({ id }) => !known.has(id));
}

/** Options to request all pages of a list in turn. A page without new rows is the last. */
export const allPagesOptions = <Page, QueryArg>(
  select: (page: Page) => Rows<{ id: number }>,
  isExport: (queryArg: QueryArg) => boolean = () => false,
) => ({
  initialPageParam: 1,
  getNextPageParam: (
    last: Page,
    pages: Page[],
    page: number,
    _numbers: number[],
    queryArg: QueryArg,
  ): number | undefined => {
    const { rows, totalPages } = select(last);
    const previousRows = pages.slice(0, -1).map((page) => select(page).rows);
    const maxPages = isExport(queryArg) ? totalPages : Math.min(totalPages, MAX_PAGES);
    return page < maxPages && hasNewRow(rows, previousRows) ? page + 1 : undefined;
  },
});

/**
 * Fetches page after page while the list is shown, each row once (FIND-5). A failure waits for
 * `retry`, which continues where it stopped, or reads everything again if all pages had arrived.
 */
export function useAllPages<Page, Row extends { id: number }>(
  {
    data,
    error,
    hasNextPage,
    isUninitialized,
    isFetching,
    fetchNextPage,
    refetch,
  }: InfiniteResult<Page>,
  select: (page: Page) => Rows<Row>,
) {
  const pages = useMemo(() => data?.pages.map(select), [data, select]);
  const rows = useMemo(() => pages && uniqueRows(pages.flatMap((page) => page.rows)), [pages]);
  const isComplete = rows !== undefined && !hasNextPage;

  // `data` too: a fetch may have begun and ended between two renderings.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each loaded page requests the next
  useEffect(() => {
    if (!isUninitialized && !isFetching && !error && hasNextPage) void fetchNextPage();
  }, [data, hasNextPage, isUninitialized, isFetching, error, fetchNextPage]);

  const last = pages?.at(-1);
  // The server counts more pages or rows than it sent.
  const hasMore =
    (last?.totalPages ?? 0) > (pages?.length ?? 0) || (last?.totalItems ?? 0) > (rows?.length ?? 0);
  return {
    rows,
    isComplete,
    isTruncated: isComplete && hasMore,
    fetched: pages?.length ?? 0,
    total: last?.totalPages ?? 0,
    totalItems: last?.totalItems,
    error,
    isFetching,
    retry: () => void (hasNextPage ? fetchNextPage() : refetch()),
  };
}
