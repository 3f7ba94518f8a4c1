import './table.css';
import { ChevronDown, ChevronUp } from '@blueprintjs/icons';
import type { CSSProperties, MouseEvent as ReactMouseEvent } from 'react';
import { shortened } from '#domain/field/displayText.ts';
import { useRowFocus } from '../focus.ts';
import { TruncatedList } from '../TruncatedList.tsx';
import { UserText } from '../UserText.tsx';
import { Cell, type Column, isTextColumn } from './Cell.tsx';

export interface Sort {
  column: string;
  isDescending: boolean;
}

interface DataTableProps<Row> {
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => number | string;
  /** The rows are stale or incomplete, and others are loading. */
  busy?: boolean;
  sort?: Sort | null;
  /** The order of unsorted rows, marked in its header. */
  defaultSort?: Sort | undefined;
  /** Called by a sortable header: ascending, then descending, then unsorted. */
  onSort?: (sort: Sort | null) => void;
  /** Whether rows stay rows on a small screen, instead of becoming cards. */
  alwaysTable?: boolean;
}

/** Whether a whole row is a link. */
const isLinkRow = <Row,>(columns: Column<Row>[], row: Row) =>
  columns.some(
    (column) => isTextColumn(column) && column.decorate?.(row).link?.className === 'row-link',
  );

/** The least px of a column without a width. */
const LEAST_WIDTH = 144;

/** The widths of a column, or of all columns together, as custom properties of CSS. */
const widthProperties = (columns: { width?: number; narrowWidth?: number }[]) => {
  const sum = (widths: number[]) => `${widths.reduce((total, width) => total + width, 0)}px`;
  return {
    '--width': sum(columns.map(({ width = LEAST_WIDTH }) => width)),
    '--narrow-width': sum(
      columns.map(({ width = LEAST_WIDTH, narrowWidth = width }) => narrowWidth),
    ),
  } as CSSProperties;
};

/** A click beside the controls of a row follows its `row-link`, with the same modifier keys. */
function followLink({ nativeEvent, target, currentTarget }: ReactMouseEvent<HTMLTableRowElement>) {
  const isDisplayedBeside =
    currentTarget.contains(target as Node) && !(target as Element).closest('a, button');
  if (!isDisplayedBeside || !getSelection()?.isCollapsed) return;
  currentTarget.querySelector('.row-link')?.dispatchEvent(new MouseEvent('click', nativeEvent));
}

const nextSort = (column: string, sort: Sort | null | undefined): Sort | null => {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? null : { column, isDescending: true };
};

function Header<Row>({
  column: { id, header, sortValue },
  sort,
  visibleSort,
  onSort,
}: Pick<DataTableProps<Row>, 'sort' | 'onSort'> & {
  column: Column<Row>;
  visibleSort: Sort | null | undefined;
}) {
  if (!sortValue || !onSort) return <UserText text={header} />;
  const isSorted = visibleSort?.column === id;
  return (
    <button
      type="button"
      className="plain sort-button"
      title={`Order by ${header}`}
      onClick={() => onSort(nextSort(id, sort))}
    >
      {header}
      {isSorted && !visibleSort.isDescending ? (
        <ChevronUp />
      ) : (
        <ChevronDown className={isSorted ? '' : 'unsorted'} />
      )}
    </button>
  );
}

/** Records as rows or cards. Roles are explicit: browsers do not expose cards as rows. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  busy,
  sort,
  defaultSort,
  onSort,
  alwaysTable,
}: DataTableProps<Row>) {
  const visibleSort = sort ?? defaultSort;
  const rowFocus = useRowFocus<HTMLTableSectionElement>();
  const buildClassName = (column: Column<Row>) => {
    const isActions = 'isActions' in column && column.isActions;
    return (
      [
        column.hiddenOnSmallScreens && 'wide-only',
        (column.align === 'right' || isActions) && 'align-right',
        isActions && 'row-actions',
        'isHeading' in column && column.isHeading && 'cell-heading',
        column.isInCardHeading && 'cell-end',
      ]
        .filter(Boolean)
        .join(' ') || undefined
    );
  };
  const findSort = ({ id }: Column<Row>) =>
    visibleSort?.column === id
      ? visibleSort.isDescending
        ? 'descending'
        : 'ascending'
      : undefined;
  const hasWidths = columns.some(({ width }) => width !== undefined);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus inside it
    <div
      className="table-scroll"
      // The browser does not scroll to a control that is partly visible.
      onFocus={({ target }) => {
        if (target.matches(':focus-visible'))
          target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }}
    >
      <TruncatedList items={rows} itemName="rows">
        {(visibleRows) => (
          <table
            aria-busy={busy ?? false}
            className={alwaysTable ? 'data-table' : 'data-table data-table-cards'}
            role="table"
            aria-label={label}
            {...(hasWidths && { style: widthProperties(columns), 'data-fixed': '' })}
          >
            {hasWidths && (
              <colgroup>
                {columns.map((column) => (
                  <col
                    key={column.id}
                    style={column.width ? widthProperties([column]) : undefined}
                  />
                ))}
              </colgroup>
            )}
            <thead role="rowgroup">
              <tr role="row">
                {columns.map((column) => (
                  <th
                    key={column.id}
                    scope="col"
                    role="columnheader"
                    aria-label={shortened(column.header)}
                    aria-sort={findSort(column)}
                    className={buildClassName(column)}
                  >
                    <Header
                      column={column}
                      sort={sort ?? null}
                      visibleSort={visibleSort}
                      {...(onSort && { onSort })}
                    />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup" {...rowFocus}>
              {visibleRows.map((row) => (
                <tr
                  key={rowKey(row)}
                  role="row"
                  className={isLinkRow(columns, row) ? 'row-leads' : undefined}
                  onClick={followLink}
                >
                  {columns.map((column) => (
                    <td
                      key={column.id}
                      role="cell"
                      className={buildClassName(column)}
                      data-unit={column.unit}
                    >
                      <Cell column={column} row={row} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </TruncatedList>
    </div>
  );
}
