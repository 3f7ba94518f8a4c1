import writeXlsxFile from 'write-excel-file/browser';
import type { SurveyAnalysis } from '#domain/analysis/analysis.ts';
import { fileName } from '#domain/format/fileName.ts';
import { surveyTitle } from '#domain/survey/surveyTitle.ts';
import { cellText } from '#ui/file/fileText.ts';
import { saveFile } from '#ui/file/saveFile.ts';
import { reportSheets } from './reportSheets.ts';
import type { Days } from './useDays.ts';

/** Saves the report as a workbook, unless it is aborted first. Texts become text cells, so no spreadsheet runs them. */
export async function saveWorkbook(
  analysis: SurveyAnalysis,
  days: Pick<Days, 'responses' | 'isSet'>,
  signal: AbortSignal,
): Promise<void> {
  const sheets = reportSheets(analysis, days).map(({ name, header, rows }) => ({
    sheet: name,
    stickyRowsCount: 1,
    columns: header.map((text) => ({ width: Math.max(14, text.length + 2) })),
    data: [
      header.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
      ...rows.map((row) =>
        row.map((value) => {
          if (value === null) return null;
          return typeof value === 'number'
            ? { value, type: Number }
            : { value: cellText(value), type: String };
        }),
      ),
    ],
  }));
  const workbook = await writeXlsxFile(sheets).toBlob();
  signal.throwIfAborted();
  saveFile(workbook, `${fileName(surveyTitle(analysis), 'report')}.xlsx`);
}
