import { NOTHING } from '#domain/field/visible.ts';
import { saveFile } from './saveFile.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What a spreadsheet may read as a formula: a sign or a tab first, whatever invisible characters stand before it. A whole
 * number is none. Papaparse's own pattern ends at a line break.
 */
const FORMULA = new RegExp(
  String.raw`^(?!\s*[-+]?\d+(?:[.,]\d+)*\s*$)[${NOTHING}]*(?:[=+\-@＝＋－＠]|\t)`,
  'u',
);

/** Records as CSV: quoted where needed, and formulas escaped so that a spreadsheet shows them as text. */
export async function toCsv(records: Record<string, string | number>[]): Promise<string> {
  const { unparse } = await import('papaparse');
  return BYTE_ORDER_MARK + unparse(records, { escapeFormulae: FORMULA });
}

/** Saves records as a CSV file in UTF-8, unless it is aborted first. Rejects when it cannot. */
export async function saveCsv(
  records: Record<string, string | number>[],
  name: string,
  signal: AbortSignal,
): Promise<void> {
  const text = await toCsv(records);
  signal.throwIfAborted();
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
