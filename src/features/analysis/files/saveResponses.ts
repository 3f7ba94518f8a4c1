import { saveCsv } from '#ui/file/saveCsv.ts';
import type { Report } from '../filters/useReport.ts';
import { reportFileName } from './reportFileName.ts';
import { responseSheet } from './reportSheets.ts';

/** Saves the report's responses as CSV: one row each, a column per question (REPORT-24). */
export async function saveResponses(report: Report, signal: AbortSignal): Promise<void> {
  const { columns, rows } = responseSheet(report);
  const table = { columns: columns.map(({ header }) => header), rows };
  await saveCsv(table, reportFileName(report, 'responses'), signal);
}
