import { INVISIBLE_CHARACTERS } from '#domain/field/displayText.ts';
import { formatTimestamp } from '#domain/format/dates.ts';
import type { FileCell } from '#domain/response/fileColumns.ts';
import { saveFile } from './saveFile.ts';

const BYTE_ORDER_MARK = '\uFEFF';

const SIGN = '[=+\\-@＝＋－＠]';

/** The start of a formula: a sign or tab, also after invisible characters. Not a whole number. */
const FORMULA = new RegExp(
  String.raw`^(?!\s*[-+]?\d+(?:[.,]\d+)*\s*$)[${INVISIBLE_CHARACTERS}]*(?:${SIGN}|\t)`,
  'u',
);
/** The same for a part of a cell, which a program with another separator reads as a cell. */
const INNER_FORMULA = new RegExp(`^[${INVISIBLE_CHARACTERS}"']*${SIGN}`, 'u');

/** Characters that end a cell with some separator. A comma is always quoted. */
const CELL_ENDS = /([;\t\r\n])/;

/** A text that no spreadsheet takes for a formula, whether it separates by comma, semicolon or tab. */
export function escapeFormula(text: string): string {
  const [first = '', ...others] = text.split(CELL_ENDS);
  return [
    FORMULA.test(text) ? `'${first}` : first,
    ...others.map((part) => (INNER_FORMULA.test(part) ? `'${part}` : part)),
  ].join('');
}

/** A table to save. Columns may share a name: people write their own questions and options. */
export interface CsvTable {
  columns: readonly string[];
  rows: readonly (readonly FileCell[])[];
}

/** A table as CSV. Times have the viewer's offset, and formulas are escaped to stay text. */
export async function toCsv({ columns, rows }: CsvTable): Promise<string> {
  const { unparse } = await import('papaparse');
  const csvLines = [columns, ...rows].map((row) =>
    row.map((cell) =>
      typeof cell === 'string'
        ? escapeFormula(cell)
        : cell instanceof Date
          ? formatTimestamp(cell.toISOString())
          : cell,
    ),
  );
  // A reader that separates by semicolons, too, keeps the columns.
  const hasSemicolon = (cell: unknown) => typeof cell === 'string' && cell.includes(';');
  return BYTE_ORDER_MARK + unparse(csvLines, { quotes: hasSemicolon });
}

/** Saves a table as a CSV file in UTF-8, unless it is aborted first. Rejects on failure. */
export async function saveCsv(table: CsvTable, name: string, signal: AbortSignal): Promise<void> {
  const text = await toCsv(table);
  signal.throwIfAborted();
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
