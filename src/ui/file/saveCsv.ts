import { NOTHING } from '#domain/field/visible.ts';
import { saveFile } from './saveFile.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The start of a formula: a sign or tab, also behind invisible characters. Whole numbers do not
 * count. Papaparse's own pattern stops at a line break.
 */
const FORMULA = new RegExp(
  String.raw`^(?!\s*[-+]?\d+(?:[.,]\d+)*\s*$)[${NOTHING}]*(?:[=+\-@＝＋－＠]|\t)`,
  'u',
);

/** A table to save. Columns may share a name: people write their own questions and choices. */
export interface CsvTable {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/**
 * A table as CSV, quoted where needed. Formulas are escaped, so that a spreadsheet shows them as
 * text.
 */
export async function toCsv({ columns, rows }: CsvTable): Promise<string> {
  const { unparse } = await import('papaparse');
  return BYTE_ORDER_MARK + unparse([columns, ...rows], { escapeFormulae: FORMULA });
}

/** Saves a table as a CSV file in UTF-8, unless it is aborted first. Rejects on failure. */
export async function saveCsv(table: CsvTable, name: string, signal: AbortSignal): Promise<void> {
  const text = await toCsv(table);
  signal.throwIfAborted();
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
