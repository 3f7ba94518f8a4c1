import type { AnalyzedResponse, GivenAnswer, QuestionSummary } from '#domain/analysis/analysis.ts';
import { answerReader, valuesByQuestion } from '#domain/analysis/givenAnswers.ts';
import { optionFigures, optionName } from '#domain/analysis/optionFigures.ts';
import {
  type FileCell,
  type FileColumn,
  responseFileColumns,
} from '#domain/response/fileColumns.ts';
import { parseLocation } from '#domain/response/parseLocation.ts';
import { isMultiple, optionText } from '#domain/survey/question.ts';
import { saveCsv } from '#ui/file/saveCsv.ts';
import { groupFigures } from '../compare/groupFigures.ts';
import type { Report } from '../useReport.ts';
import { reportFileName } from './reportFileName.ts';

export type Column = Omit<FileColumn<never>, 'cell'>;

/** A percentage column takes numbers from 0 to 100. */
export interface ReportSheet {
  name: string;
  columns: Column[];
  rows: FileCell[][];
}

const text = (header: string): Column => ({ header, format: 'text' });
const count = (header: string): Column => ({ header, format: 'count' });
const percent = (header: string): Column => ({ header, format: 'percent' });

const questionColumns = [text('Question'), text('Text')];
const responseColumns = [
  count('Response Count'),
  count('Of responses'),
  percent('% of Respondents'),
];

function figureSheet({ filtered }: Report): ReportSheet {
  const toRows = (question: QuestionSummary, position: number): FileCell[][] => {
    const figures = optionFigures(question);
    return (question.options ?? []).map((option, index) => [
      `Q${position + 1}`,
      question.text,
      question.type,
      optionName(option),
      option.responseCount ?? null,
      question.responseCount ?? null,
      figures[index]?.respondents.value ?? null,
      isMultiple(question) ? (figures[index]?.selections.value ?? null) : null,
    ]);
  };
  return {
    name: 'Figures',
    columns: [
      ...questionColumns,
      text('Type'),
      text('Answer choice'),
      ...responseColumns,
      percent('% of Selections'),
    ],
    rows: filtered.questions.flatMap(toRows),
  };
}

/**
 * Several options as one text. One that contains the separator or starts with a quote is quoted, so
 * that it differs from two options; a text alone stays as it is written.
 */
const joinValues = (values: readonly string[]): string =>
  values.length === 1
    ? String(values[0])
    : values
        .map((value) =>
          value.includes(';') || value.startsWith('"') ? `"${value.replaceAll('"', '""')}"` : value,
        )
        .join('; ');

const valuesByResponse = new WeakMap<GivenAnswer[], Map<number, string[]>>();

/** A response's values by question. A survey may have hundreds of questions, and a column each. */
function valuesIn(answers: GivenAnswer[]): Map<number, string[]> {
  const known = valuesByResponse.get(answers) ?? valuesByQuestion(answers);
  valuesByResponse.set(answers, known);
  return known;
}

/** Whether a number keeps every digit of the text: not "007", "1e3", or more than 15 digits. */
const isExactNumber = (value: string): boolean =>
  /^-?\d{1,15}$|^-?\d{1,9}\.\d{1,6}$/.test(value) && String(Number(value)) === value;

/** A cell of answers. One number is a numeric cell, with which a workbook calculates. */
function answerCell(values: readonly string[]): FileCell {
  const text = joinValues(values) || null;
  return text !== null && isExactNumber(text) ? Number(text) : text;
}

function answerColumn(question: QuestionSummary, index: number): FileColumn<AnalyzedResponse> {
  const readOptions = answerReader(question);
  return {
    ...text(`Q${index + 1}: ${question.text}`),
    cell: ({ answers }) => {
      const values = answers && valuesIn(answers).get(question.id);
      return values ? answerCell(readOptions(values).map(optionText)) : null;
    },
  };
}

/** A degree of a place. One that cannot be read stays as sent. */
const placeColumn = (
  header: string,
  degree: 'latitude' | 'longitude',
  field: 'lat' | 'long',
): FileColumn<AnalyzedResponse> => ({
  header,
  format: 'degrees',
  cell: (response) => parseLocation(response)?.[degree] ?? (response[field]?.trim() || null),
});

/** The responses, a row each, with a column per question if answers are known (REPORT-24). */
export function responseSheet({
  filtered,
  hasIndividualAnswers,
}: Pick<Report, 'filtered' | 'hasIndividualAnswers'>): ReportSheet {
  const columns = responseFileColumns<AnalyzedResponse>(
    () => filtered.title,
    hasIndividualAnswers ? filtered.questions.map(answerColumn) : [],
    [placeColumn('Latitude', 'latitude', 'lat'), placeColumn('Longitude', 'longitude', 'long')],
  );
  return {
    name: 'Responses',
    columns,
    rows: filtered.responses.map((response) => columns.map(({ cell }) => cell(response))),
  };
}

/** Each option has a row. Each group has three columns: how many took it, how many answered, the share. */
function comparisonSheet({ whole, groups }: Report): ReportSheet {
  return {
    name: 'Comparison',
    columns: [
      ...questionColumns,
      text('Answer choice'),
      ...groups.flatMap(({ name }) => [
        count(`${name}: Response Count`),
        count(`${name}: Of responses`),
        percent(`${name}: % of Respondents`),
      ]),
    ],
    rows: whole.questions.flatMap((question, position) =>
      (question.options ?? []).map((option, index) => [
        `Q${position + 1}`,
        question.text,
        optionName(option),
        ...groupFigures(groups, question.id, index).flatMap(({ count, total, share }) => [
          count,
          total,
          share,
        ]),
      ]),
    ),
  };
}

/** The report as sheets of cells: responses, options, and a comparison if one is chosen (REPORT-14). */
export const reportSheets = (report: Report): ReportSheet[] => [
  responseSheet(report),
  figureSheet(report),
  ...(report.compareQuestion ? [comparisonSheet(report)] : []),
];

/** Saves the report's responses as CSV: one row each, a column per question (REPORT-24). */
export async function saveResponses(report: Report, signal: AbortSignal): Promise<void> {
  const { columns, rows } = responseSheet(report);
  const table = { columns: columns.map(({ header }) => header), rows };
  await saveCsv(table, reportFileName(report, 'responses'), signal);
}
