import {
  type ReactElement,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { shortened } from '#domain/field/displayText.ts';
import { formatCount } from '#domain/format/figures.ts';
import { EmptyState } from '../page/EmptyState.tsx';
import { LoadFailure } from '../page/LoadFailure.tsx';
import { Loading } from '../page/Loading.tsx';
import { useCorrectedAddress } from '../useUrlParams.ts';
import type { Column } from './Cell.tsx';
import { DataTable, type Sort } from './DataTable.tsx';
import { ListTools } from './ListTools.tsx';
import { foundContent, isEmptyList, pageContent } from './listContent.ts';
import { type EveryRow, listProgress, type PageOfRows } from './listProgress.ts';
import { ListFooter, Pagination } from './Pagination.tsx';
import { rowFinder } from './rowFinder.ts';
import { formatPage, formatSort, type ListParams, parseSort } from './useListParams.ts';

/** The rows of a list: over all pages after a search, filter or sort, otherwise of this page. */
export interface VisibleRows<Row> {
  rows: Row[];
  /** The total; undefined until known. */
  total: number | undefined;
  /** Whether the rows come from all pages. */
  needsAllRows: boolean;
  isStale: boolean;
  page: number;
  totalPages: number;
  /** The selected ones of the shown rows, in order. */
  selectRows: (rows: Row[]) => Row[];
}

/** The message of a list without matching rows. */
const noMatch = (itemName: string, text: string) =>
  text.trim()
    ? `No ${itemName} match “${shortened(text.trim())}”.`
    : `No ${itemName} match the filters.`;

interface RecordListProps<Row> {
  label: string;
  /** The name of the listed items: "surveys". */
  itemName: string;
  /** Shown if the list is empty. */
  empty: string;
  /** The link to the first record, shown if the list is empty. */
  firstStep?: ReactElement | false;
  columns: Column<Row>[];
  listParams: ListParams;
  page: PageOfRows<Row>;
  every: EveryRow<Row>;
  /** The server's order, marked in its column. */
  defaultSort?: Sort;
  /** Whether the footer shows the range, the total, Previous and Next. */
  hasFooter?: boolean;
  /** The list's own filter: its fields, which rows it keeps, and a hint if it keeps none of all. */
  filter?: {
    fields: ReactNode;
    matches: (row: Row) => boolean;
    noMatchHint?: (all: readonly Row[]) => string;
  };
  tools?: (visibleRows: VisibleRows<Row>) => ReactNode;
  /** Overlays of the list. */
  panel?: (visibleRows: VisibleRows<Row>) => ReactNode;
}

/** A list: page by page, or the matches on all pages after a search or sort (FIND-1 to FIND-5). */
export function RecordList<Row extends { id: number; status?: string }>({
  label,
  itemName,
  empty,
  firstStep,
  columns,
  listParams,
  page: source,
  every,
  filter,
  tools,
  panel,
  defaultSort,
  hasFooter = false,
}: RecordListProps<Row>) {
  const { page, setPage, needsAllRows, listQuery, setQuery } = listParams;
  const error = source.error ?? every.error;
  // The list reports a failed load in place, without a toast (LIST-14, AGENTS-11).
  useEffect(() => {
    if (error) console.error(`The ${itemName} could not be loaded`, error);
  }, [itemName, error]);
  const text = useDeferredValue(listQuery.text);
  const { status } = listQuery;
  const order = formatSort(listQuery.sort);
  // Searched and sorted texts do not change, only links do: each row's text is built once.
  const [find] = useState(() => rowFinder(columns));
  const matches = filter?.matches;
  const selectRows = useCallback(
    (rows: Row[]) =>
      find(matches ? rows.filter(matches) : rows, { text, status, sort: parseSort(order) }),
    [find, matches, text, status, order],
  );
  const matchingRows = useMemo(
    () => (needsAllRows && every.rows ? selectRows(every.rows) : undefined),
    [needsAllRows, every.rows, selectRows],
  );
  const isSortOnly = !text && !status && !Object.values(listQuery.filters).some(Boolean);
  const content = needsAllRows
    ? foundContent({
        every,
        matches: matchingRows,
        page,
        hasSort: listQuery.sort !== null,
        // The first sort keeps the rows and the focus in the head until all rows are read.
        pageBefore: isSortOnly && !every.error ? source.data : undefined,
      })
    : pageContent(source);
  const { isComplete, isStale, isSorting, failure, retry } = content;
  // The page of the rows: while the next one loads it differs from the URL.
  const [shownPage, setShownPage] = useState(page);
  if (!isStale && shownPage !== page) setShownPage(page);
  const lastPage = isComplete ? Math.max(1, content.totalPages ?? page) : page;
  // A page beyond the last leads to the last (SEAM-24).
  useCorrectedAddress('page', formatPage(Math.min(page, lastPage)));
  // The rows also stay while they are read again, and if that fails.
  const loadedPage = page > lastPage ? undefined : content.page;
  const isEmpty = isEmptyList(listParams, source);
  const visibleRows: VisibleRows<Row> = {
    rows: content.rows,
    total: content.total,
    needsAllRows,
    isStale: isStale || !isComplete,
    page,
    totalPages: content.totalPages ?? 1,
    selectRows,
  };
  const renderPage = ({ rows, totalPages, totalItems = 0 }: NonNullable<typeof loadedPage>) => {
    const steps = { page, totalPages, onChange: setPage };
    const all = every.rows ?? [];
    const none =
      needsAllRows && all.length > 0
        ? [noMatch(itemName, listQuery.text), filter?.noMatchHint?.(all)].filter(Boolean).join(' ')
        : empty;
    return (
      <>
        {rows.length > 0 ? (
          <DataTable
            label={label}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            busy={isStale || isSorting}
            sort={listQuery.sort}
            defaultSort={needsAllRows && text.trim() ? undefined : defaultSort}
            onSort={(sort) => setQuery({ sort })}
          />
        ) : (
          <EmptyState
            text={isComplete ? none : 'Nothing found so far.'}
            action={isEmpty && firstStep ? firstStep : undefined}
          />
        )}
        {totalPages > 1 && (
          <p className="printed-page">{`Page ${formatCount(page)} of ${formatCount(totalPages)}`}</p>
        )}
        {hasFooter ? (
          <ListFooter
            {...steps}
            shownPage={shownPage}
            totalItems={totalItems}
            itemName={needsAllRows ? `${itemName} found` : itemName}
          />
        ) : (
          totalPages > 1 && <Pagination {...steps} />
        )}
      </>
    );
  };

  return (
    <>
      {!isEmpty && (
        <div className="row row-apart list-toolbar">
          <ListTools
            itemName={itemName}
            listParams={listParams}
            columns={columns}
            total={visibleRows.total}
            progress={
              needsAllRows &&
              listProgress(every, { isSorting, matchCount: matchingRows?.length, itemName })
            }
          >
            {filter?.fields}
          </ListTools>
          {tools?.(visibleRows)}
        </div>
      )}
      {needsAllRows && Boolean(every.error) && every.rows && (
        <LoadFailure what={`The ${every.isComplete ? 'newest' : 'other'} ${itemName}`} {...retry} />
      )}
      {loadedPage ? (
        <>
          {Boolean(failure) && <LoadFailure what={`The newest ${itemName}`} {...retry} />}
          {renderPage(loadedPage)}
        </>
      ) : failure ? (
        <LoadFailure what={`The ${itemName}`} {...retry} />
      ) : (
        <Loading shape="list" />
      )}
      {panel?.(visibleRows)}
    </>
  );
}
