import { formatTimestamp } from '#domain/format/dates.ts';
import { saveCsv } from '#ui/file/saveCsv.ts';
import type { Report } from '../filters/useReport.ts';
import { reportFileName } from './reportFileName.ts';
import { type Cell, responseSheet } from './reportSheets.ts';

const asText = (value: Cell): string | number =>
  value instanceof Date
    ? formatTimestamp(value.toISOString())
    : typeof value === 'object'
      ? (value?.percent ?? '')
      : value;

/** Saves the report's responses as CSV: one row each, a column per question (REPORT-24). */
export async function saveResponses(report: Report, signal: AbortSignal): Promise<void> {
  const { columns, rows } = responseSheet(report);
  const table = {
    columns: columns.map(({ header }) => header),
    rows: rows.map((row) => columns.map((_, index) => asText(row[index] ?? null))),
  };
  await saveCsv(table, reportFileName(report, 'responses'), signal);
}
