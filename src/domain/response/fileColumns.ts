import { parseDate } from '#domain/format/dates.ts';
import { formatDuration } from '#domain/format/figures.ts';
import { knownName, type Response } from './response.ts';

export type FileCell = string | number | Date | null;

/** The number format of a column. Percentages are 0 to 100. */
export type ColumnFormat = 'count' | 'percent' | 'degrees' | 'moment' | 'id' | 'text';

export interface FileColumn<Row> {
  header: string;
  format: ColumnFormat;
  cell: (row: Row) => FileCell;
}

type FiledResponse = Omit<Response, 'survey'>;

/** The columns of every file of responses (REPORT-24, RESPONSES-12). A missing value is empty. */
export const responseFileColumns = <Row extends FiledResponse>(
  surveyTitle: (row: Row) => string,
  answers: readonly FileColumn<Row>[] = [],
  places: readonly FileColumn<Row>[] = [],
): FileColumn<Row>[] => [
  { header: 'Name', format: 'text', cell: knownName },
  { header: 'Survey', format: 'text', cell: surveyTitle },
  {
    header: 'Created at',
    format: 'moment',
    cell: ({ createdAt }) => parseDate(createdAt) ?? null,
  },
  ...answers,
  {
    header: 'Completion %',
    format: 'percent',
    cell: ({ completionPercentage }) => completionPercentage ?? null,
  },
  { header: 'Time spent (s)', format: 'count', cell: ({ timeSpent }) => timeSpent ?? null },
  {
    header: 'Time spent',
    format: 'text',
    cell: ({ timeSpent }) => (typeof timeSpent === 'number' ? formatDuration(timeSpent) : null),
  },
  ...places,
  // Spreadsheets keep 15 digits of a number.
  { header: 'Response id', format: 'id', cell: ({ id }) => (id < 1e15 ? id : String(id)) },
];
