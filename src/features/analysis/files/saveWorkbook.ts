import writeXlsxFile, { type Feature } from 'write-excel-file/browser';
import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
} from 'write-excel-file/utility';
import type { ColumnFormat, FileCell } from '#domain/response/fileColumns.ts';
import { cellText } from '#ui/file/fileText.ts';
import { saveFile } from '#ui/file/saveFile.ts';
import type { Report } from '../useReport.ts';
import { reportFileName } from './reportFileName.ts';
import { type ReportSheet, reportSheets } from './reportSheets.ts';

const SHEET = 'xl/worksheets/sheet{id}.xml';

/** The width of every column, in letters. */
const WIDTH = 24;

const formats: Record<ColumnFormat, string | undefined> = {
  count: '#,##0',
  percent: '0.00%',
  degrees: '0.00000',
  moment: 'yyyy-mm-dd hh:mm',
  id: '0',
  text: undefined,
};

/** Dates in workbooks have no time zone, so these contain the viewer's clock time. */
const asWallClock = (date: Date) => new Date(date.getTime() - date.getTimezoneOffset() * 60_000);

function toCellObject(value: FileCell, format: ColumnFormat) {
  if (value === null) return null;
  // Texts become text cells, which spreadsheets do not run.
  if (typeof value === 'string') return { value: cellText(value), type: String };
  const cellFormat = formats[format];
  if (value instanceof Date)
    return { value: asWallClock(value), type: Date, format: cellFormat ?? '' };
  return {
    value: format === 'percent' ? value / 100 : value,
    type: Number,
    ...(cellFormat && { format: cellFormat }),
  };
}

/** Adds filter buttons to each sheet's header; the library has no option for them. */
const headerFilters = (sheets: ReportSheet[]): Feature<Blob | File | ArrayBuffer> => ({
  files: {
    transform: {
      [SHEET]: {
        transform: (xml, _options, { sheetIndex }) => {
          const { columns = [], rows = [] } = sheets[sheetIndex] ?? {};
          if (rows.length === 0) return xml;
          const last = getCellAddress(rows.length, columns.length - 1);
          return insertElementMarkupAccordingToOrderOfSiblings(
            xml,
            `<autoFilter ref="A1:${last}"/>`,
            getOrderOfSiblings(SHEET, 'worksheet') ?? [],
            'worksheet',
          );
        },
      },
    },
  },
});

/** Saves the report as a workbook, unless it is aborted first (REPORT-14). */
export async function saveWorkbook(report: Report, signal: AbortSignal): Promise<void> {
  const sheets = reportSheets(report);
  const sheetEntries = sheets.map((sheet) => ({
    sheet: sheet.name,
    stickyRowsCount: 1,
    columns: sheet.columns.map(() => ({ width: WIDTH })),
    data: [
      sheet.columns.map(({ header }) => ({
        value: cellText(header),
        type: String,
        fontWeight: 'bold' as const,
      })),
      ...sheet.rows.map((row) =>
        row.map((value, index) => toCellObject(value, sheet.columns[index]?.format ?? 'text')),
      ),
    ],
  }));
  const workbook = await writeXlsxFile(sheetEntries, {
    features: [headerFilters(sheets)],
  }).toBlob();
  signal.throwIfAborted();
  saveFile(workbook, `${reportFileName(report, 'report')}.xlsx`);
}
