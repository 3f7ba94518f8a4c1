import type { CSSProperties } from 'react';
import { MEDIUM, useHasContentWidth } from '#ui/contentWidth.ts';
import { useIsPrinting } from '#ui/hooks.ts';
import type { Column } from '#ui/list/Cell.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import { type Bar, BarChart } from './BarChart.tsx';

interface FiguresTableProps<Row> {
  label: string;
  chartLabel: string;
  bars: Bar[];
  /** The first column has the labels, the others have figures. */
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => number | string;
  /** The height of a row on the screen (px). */
  rowHeight?: 50 | 40;
}

/** The usual width of a letter in a label (px). */
const LETTER = 7.4;

/** The width of the labels (px): as wide as the longest, within limits. */
const LABEL_WIDTH = { min: 136, max: 200 };

/** A longer label needs three lines. */
const TWO_LINES = (2 * LABEL_WIDTH.max) / LETTER;

/**
 * A table with its chart. In a wide card the chart is in the table, in the space between the
 * labels and the figures, so that a bar aligns with its row; otherwise, or if a label needs three
 * lines, it is above the table, and each bar has its label and figures above it (REPORT-5).
 */
export function FiguresTable<Row>({
  label,
  chartLabel,
  bars,
  columns,
  rows,
  rowKey,
  rowHeight: screenRowHeight = 50,
}: FiguresTableProps<Row>) {
  // From this width on the card has 600 px for its table.
  const isPrinting = useIsPrinting();
  const isWide = useHasContentWidth(MEDIUM) || isPrinting;
  const longest = bars.reduce((most, bar) => Math.max(most, Array.from(bar.label).length), 0);
  const isInTable = isWide && longest <= TWO_LINES && bars.length === rows.length;
  const labelWidth = Math.min(LABEL_WIDTH.max, Math.max(LABEL_WIDTH.min, longest * LETTER));
  const printedRowHeight = longest * LETTER > labelWidth ? 40 : 28;
  const rowHeight = isPrinting ? printedRowHeight : screenRowHeight;
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--label': `${Math.ceil(labelWidth)}px`,
    '--row': `${rowHeight}px`,
    '--figure-columns': String(columns.length - 1),
  };
  return (
    <div className={isInTable ? 'figures-table chart-in-table' : 'figures-table'} style={style}>
      <div className="chart-place">
        <BarChart
          label={chartLabel}
          bars={bars}
          isInTable={isInTable}
          {...(isInTable && { rowHeight, barHeight: rowHeight === 50 ? 28 : 16 })}
        />
      </div>
      <DataTable label={label} columns={columns} rows={rows} rowKey={rowKey} alwaysTable />
    </div>
  );
}
