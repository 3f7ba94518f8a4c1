import { useEffect, useMemo } from 'react';
import type { Rows } from './rowsOfPage.ts';

interface InfiniteResult<Page> {
  data?: { pages: Page[] } | undefined;
  error?: unknown;
  hasNextPage: boolean;
  isFetching: boolean;
  fetchNextPage: () => { abort: () => void };
  refetch: () => void;
}

/** Larger than a list's page, so that a few calls fetch all rows. */
export const EVERY_PAGE_SIZE = 100;

/** The most pages to request, whatever total a server reports (FAULT-10). */
export const MOST_PAGES = 1000;

/** How to request all pages of a list, one after another. */
export const everyPage = <Page>(totalPages: (page: Page) => number) => ({
  initialPageParam: 1,
  getNextPageParam: (last: Page, _pages: Page[], page: number) =>
    page < Math.min(totalPages(last), MOST_PAGES) ? page + 1 : undefined,
});

/**
 * Fetches page after page while the list is shown; returns the rows so far and the progress
 * (FIND-5). A failure waits for `retry`, which continues where it stopped, or reads everything
 * again if all pages had arrived.
 */
export function useEveryPage<Page, Row>(
  { data, error, hasNextPage, isFetching, fetchNextPage, refetch }: InfiniteResult<Page>,
  read: (page: Page) => Rows<Row>,
) {
  // `data` too: a fetch may have begun and ended between two renderings.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each loaded page requests the next
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) fetchNextPage();
  }, [data, hasNextPage, isFetching, error, fetchNextPage]);

  const rows = useMemo(() => data?.pages.flatMap((page) => read(page).rows), [data, read]);
  const last = data?.pages.at(-1);
  return {
    rows,
    isComplete: data !== undefined && !hasNextPage,
    fetched: data?.pages.length ?? 0,
    total: last === undefined ? 0 : read(last).totalPages,
    totalItems: last && read(last).totalItems,
    isCut: last !== undefined && read(last).totalPages > MOST_PAGES,
    error,
    isFetching,
    retry: () => void (hasNextPage ? fetchNextPage() : refetch()),
  };
}
