import { CaretDown, CaretUp } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { limits } from '#domain/limits.ts';
import { OmittedCount } from '../OmittedCount.tsx';
import { useRowFocus } from './useRowFocus.ts';

export interface Column<Row> {
  header: string;
  /** Tells columns with the same header apart. */
  key?: string;
  cell: (row: Row) => ReactNode;
  /** The searched text. */
  text?: (row: Row) => string;
  /** The sort key. */
  order?: (row: Row) => string | number | null | undefined;
  /** The heading of a card. */
  isHeading?: true;
  /** The unit behind the value on a card, which has no headers. */
  unit?: string;
  /** Hidden on small screens, in a table that keeps its rows. */
  wideOnly?: boolean;
  align?: 'right';
  /** Actions on a row: at the right, and visible while a wide table scrolls. */
  isActions?: true;
}

export interface Sort {
  header: string;
  isDescending: boolean;
}

interface DataTableProps<Row> {
  /** The name that assistive technology reads. */
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => number | string;
  /** Shown if there are no rows. */
  empty: string;
  /** The rows are stale or incomplete, and others are loading. */
  busy?: boolean;
  sort?: Sort | null;
  /** Called by a sortable header: ascending, then descending, then unsorted. */
  onSort?: (sort: Sort | null) => void;
  /** Whether a whole row is a link: its cell has a `row-link`. */
  leads?: ((row: Row) => boolean) | undefined;
  /** Whether rows stay rows on a small screen, instead of becoming cards. */
  keepsRows?: boolean;
}

const nextSort = (header: string, sort: Sort | null | undefined): Sort | null => {
  if (sort?.header !== header) return { header, isDescending: false };
  return sort.isDescending ? null : { header, isDescending: true };
};

function Header<Row>({
  column: { header, order },
  sort,
  onSort,
}: Pick<DataTableProps<Row>, 'sort' | 'onSort'> & { column: Column<Row> }) {
  if (!order || !onSort) return header;
  const isSorted = sort?.header === header;
  return (
    <button
      type="button"
      className="sort-button"
      title={`Order by ${header}`}
      onClick={() => onSort(nextSort(header, sort))}
    >
      {header}
      {isSorted && (sort.isDescending ? <CaretDown /> : <CaretUp />)}
    </button>
  );
}

/**
 * A table of records, as rows or, on a small screen, as cards. Roles are explicit, because browsers
 * do not expose cards as a table.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  empty,
  busy,
  sort,
  onSort,
  leads,
  keepsRows,
}: DataTableProps<Row>) {
  const rowFocus = useRowFocus<HTMLTableSectionElement>();
  const classOf = ({ wideOnly, align, isActions, isHeading }: Column<Row>) =>
    [
      keepsRows && wideOnly && 'wide-only',
      (align === 'right' || isActions) && 'align-right',
      isActions && 'row-actions',
      isHeading && 'cell-heading',
    ]
      .filter(Boolean)
      .join(' ') || undefined;
  const sortOf = ({ header }: Column<Row>) =>
    sort?.header === header ? (sort.isDescending ? 'descending' : 'ascending') : undefined;
  return (
    <div className="table-scroll">
      <table
        aria-busy={busy ?? false}
        className={keepsRows ? 'data-table' : 'data-table data-table-cards'}
        role="table"
        aria-label={label}
      >
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key ?? column.header}
                scope="col"
                role="columnheader"
                aria-label={column.header}
                aria-sort={sortOf(column)}
                className={classOf(column)}
              >
                <Header column={column} sort={sort ?? null} {...(onSort && { onSort })} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" {...rowFocus}>
          {rows.slice(0, limits.shownRows).map((row) => (
            <tr key={rowKey(row)} role="row" className={leads?.(row) ? 'row-leads' : undefined}>
              {columns.map((column) => (
                <td
                  key={column.key ?? column.header}
                  role="cell"
                  className={classOf(column)}
                  data-unit={column.unit}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr role="row">
              <td role="cell" className="table-empty" colSpan={columns.length}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <OmittedCount count={rows.length - limits.shownRows} what="rows" />
    </div>
  );
}
