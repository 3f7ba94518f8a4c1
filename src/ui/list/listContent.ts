import { limits } from '#domain/limits.ts';
import type { EveryRow, PageOfRows } from './listProgress.ts';
import type { ListParams } from './useListParams.ts';

/** What a list shows: a page from the server, or a page of the matches on all pages. */
export interface ListContent<Row> {
  /** The rows of the current page; undefined until known. */
  page: PageOfRows<Row>['data'];
  /** All known rows: those of the page, or the matches so far. */
  rows: Row[];
  /** The total; undefined until known. */
  total: number | undefined;
  totalPages: number | undefined;
  /** Whether no more rows will come. */
  isComplete: boolean;
  /** Whether the rows are those of the previous page. */
  isStale: boolean;
  /** Whether rows are still being read to sort them. */
  isSorting: boolean;
  failure: unknown;
  retry: { isRetrying: boolean; onRetry: () => void };
}

/** Whether a list without a search has no rows at all. */
export const isEmptyList = <Row>(
  { needsAllRows, page }: Pick<ListParams, 'needsAllRows' | 'page'>,
  source: Pick<PageOfRows<Row>, 'data'>,
): boolean => !needsAllRows && page === 1 && source.data?.rows.length === 0;

/** The content of a list without a search: the page that the server returns. */
export const pageContent = <Row>(source: PageOfRows<Row>): ListContent<Row> => ({
  page: source.data,
  rows: source.data?.rows ?? [],
  total: source.data?.totalItems,
  totalPages: source.data?.totalPages,
  isComplete: true,
  isStale: source.isStale,
  isSorting: false,
  failure: source.error,
  retry: { isRetrying: source.isFetching, onRetry: source.refetch },
});

interface Found<Row> {
  every: EveryRow<Row>;
  /** The matches so far, sorted; undefined until the first page has loaded. */
  matches: Row[] | undefined;
  /** The number of the page. */
  page: number;
  hasSort: boolean;
  /** The server's page, which stays visible until there are matches. */
  pageBefore: PageOfRows<Row>['data'];
}

/** The content of a list with a search, filter or sort: a page of the matches on all pages. */
export function foundContent<Row>({
  every,
  matches,
  page,
  hasSort,
  pageBefore,
}: Found<Row>): ListContent<Row> {
  const firstIndex = (page - 1) * limits.pageSize;
  const foundPage = matches && {
    rows: matches.slice(firstIndex, firstIndex + limits.pageSize),
    totalPages: Math.ceil(matches.length / limits.pageSize),
    totalItems: matches.length,
  };
  return {
    page: foundPage ?? pageBefore,
    rows: matches ?? pageBefore?.rows ?? [],
    total: every.isComplete ? matches?.length : undefined,
    totalPages: foundPage?.totalPages,
    isComplete: every.isComplete,
    isStale: false,
    isSorting: hasSort && !every.isComplete && !every.error,
    failure: !every.rows && every.error,
    retry: { isRetrying: every.isFetching, onRetry: every.retry },
  };
}
