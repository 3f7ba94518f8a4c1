import type { ReactNode } from 'react';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Hidden on small screens. */
  wideOnly?: boolean;
  align?: 'right';
}

interface DataTableProps<Row> {
  /** The name that assistive technology reads. */
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => number | string;
  /** What is shown in place of rows when there are none. */
  empty: string;
  /** Old rows are shown while new ones are on their way. */
  busy?: boolean;
}

/** A table of records, one row each. */
export function DataTable<Row>({ label, columns, rows, rowKey, empty, busy }: DataTableProps<Row>) {
  const classOf = ({ wideOnly, align }: Column<Row>) =>
    [wideOnly && 'wide-only', align && `align-${align}`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="table-scroll" aria-busy={busy ?? false}>
      <table className="data-table" aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.header} scope="col" className={classOf(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td key={column.header} className={classOf(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td className="table-empty" colSpan={columns.length}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
