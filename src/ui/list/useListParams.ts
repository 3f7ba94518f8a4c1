import { limits } from '#domain/limits.ts';
import { useCorrectedAddress, useUrlParams } from '../useUrlParams.ts';
import type { Column } from './Cell.tsx';
import type { Sort } from './DataTable.tsx';
import type { RowQuery } from './rowFinder.ts';

/** An order in the address: a column's id, with a minus if descending; empty for none. */
export const formatSort = (sort: Sort | null): string =>
  sort ? `${sort.isDescending ? '-' : ''}${sort.column}` : '';

export const parseSort = (text: string): Sort | null =>
  text ? { column: text.replace(/^-/, ''), isDescending: text.startsWith('-') } : null;

/** More pages than any list has; larger numbers count as this one. */
const HIGHEST_PAGE = 1_000_000;

function readPage(text: string | null): number {
  const requestedPage = Number(text ?? 1);
  return Number.isInteger(requestedPage) && requestedPage > 0
    ? Math.min(requestedPage, HIGHEST_PAGE)
    : 1;
}

/** The page in the address: nothing for the first. */
export const formatPage = (page: number): string => (page === 1 ? '' : String(page));

/** A search text, truncated because servers refuse long URLs. */
export const searchText = (text: string): string => [...text].slice(0, limits.search).join('');

/** A list's search, filters and order, by parameter; empty for none. */
interface ListQuery extends RowQuery {
  filters: Record<string, string>;
}

interface ListOptions {
  statuses?: readonly string[];
  /** The parameters of the list's own filters. */
  filters?: readonly string[];
}

/**
 * A list's state in the address (FIND-4): `?page=`, `?q=`, `?status=` and `?sort=` with a column's
 * id, with a minus if descending. Unknown statuses and columns are ignored. An invalid page
 * number becomes the shown one (SEAM-24).
 */
export function useListParams<Row>(
  columns: Column<Row>[],
  { statuses = [], filters = [] }: ListOptions = {},
) {
  const { params, change } = useUrlParams();
  const page = readPage(params.get('page'));
  const rawSearch = params.get('q') ?? '';
  const status = params.get('status') ?? '';
  const sort = parseSort(params.get('sort') ?? '');
  // Old links contain the column's header instead of its id.
  const column = columns.find(
    ({ id, header, sortValue }) => sortValue && (id === sort?.column || header === sort?.column),
  );
  const listQuery: ListQuery = {
    text: searchText(rawSearch),
    status: statuses.includes(status) ? status : '',
    sort: sort && column ? { ...sort, column: column.id } : null,
    filters: Object.fromEntries(filters.map((name) => [name, params.get(name) ?? ''])),
  };

  useCorrectedAddress('q', listQuery.text);
  useCorrectedAddress('page', formatPage(page));

  /** `replaceHistory`: a continuation, such as the next letter, which is no history entry. */
  const setQuery = (queryChange: Partial<ListQuery>, { replaceHistory = false } = {}) => {
    const next = { ...listQuery, ...queryChange };
    // A new search starts on page one and is one history entry, whatever its letters. The address
    // updates with the letter, because otherwise an immediate Back finds the field ahead of
    // it.
    change(
      {
        q: next.text,
        status: next.status,
        sort: formatSort(next.sort),
        page: '',
        ...next.filters,
      },
      { replace: replaceHistory, flushSync: true },
    );
  };

  const isFiltered = Object.values(listQuery.filters).some((value) => value !== '');
  const needsAllRows =
    listQuery.text.trim() !== '' ||
    listQuery.status !== '' ||
    listQuery.sort !== null ||
    isFiltered;
  return {
    page,
    setPage: (next: number) => change({ page: formatPage(next) }),
    listQuery,
    setQuery,
    statuses,
    /** Whether all rows are needed, not only a page. */
    needsAllRows,
  };
}

export type ListParams = ReturnType<typeof useListParams>;
