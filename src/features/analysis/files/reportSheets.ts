import type {
  AnalyzedResponse,
  GivenAnswer,
  QuestionSummary,
  SurveyAnalysis,
} from '#domain/analysis/analysis.ts';
import { choiceName, optionFigures } from '#domain/analysis/optionFigures.ts';
import {
  figureName,
  figureText,
  type ReportFigure,
  reportFigures,
} from '#domain/analysis/reportFigures.ts';
import { contradictions, gaps, leadingAnswers, leadingText } from '#domain/analysis/reportNotes.ts';
import { daysName } from '#domain/field/dateRange.ts';
import { formatPercent } from '#domain/format/figures.ts';
import {
  type FileCell,
  type FileColumn,
  responseFileColumns,
} from '#domain/response/fileColumns.ts';
import { parseLocation, unreadableLocation } from '#domain/response/parseLocation.ts';
import { answersAmong, choiceText, isMultiple, takesChoices } from '#domain/survey/question.ts';
import { saveCsv } from '#ui/file/saveCsv.ts';
import { groupFigures } from '../filters/groupFigures.ts';
import { chosenGroupNames, filterNames, isFilterable, type Report } from '../filters/useReport.ts';
import { reportFileName } from './reportFileName.ts';

/** A percentage from 0 to 100 in a column of mixed types. */
export interface PercentCell {
  percent: number;
}

/** A cell of a sheet. A percentage column takes plain numbers as percentages. */
export type Cell = FileCell | PercentCell;

export type Column = Omit<FileColumn<never>, 'cell'>;

export interface ReportSheet {
  name: string;
  columns: Column[];
  rows: Cell[][];
}

/** The rows that a worksheet holds below its header. */
const MOST_ROWS = 1_048_575;

/** A sheet as one sheet or more, none with more rows than a worksheet holds: "Responses 2". */
export function heldSheets(sheet: ReportSheet, most = MOST_ROWS): ReportSheet[] {
  const { name, columns, rows } = sheet;
  const count = Math.max(1, Math.ceil(rows.length / most));
  return Array.from({ length: count }, (_, at) => ({
    name: at === 0 ? name : `${name} ${at + 1}`,
    columns,
    rows: rows.slice(at * most, (at + 1) * most),
  }));
}

const text = (header: string): Column => ({ header, format: 'text' });
const count = (header: string): Column => ({ header, format: 'count' });
const percent = (header: string): Column => ({ header, format: 'percent' });
const id = (header: string): Column => ({ header, format: 'id' });

const asked = [text('Question'), text('Text')];
const answered = [count('Response Count'), count('Of responses'), percent('% of Respondents')];

/** A row per choice. */
function figureSheet({ shown }: Report): ReportSheet {
  const rowsOf = (question: QuestionSummary, at: number): Cell[][] =>
    (question.options ?? []).map((option) => {
      const { respondents, selections } = optionFigures(option, question);
      return [
        `Q${at + 1}`,
        question.text,
        question.type,
        choiceName(option),
        option.responseCount ?? null,
        question.responseCount ?? null,
        respondents.value,
        isMultiple(question) ? selections.value : null,
      ];
    });
  return {
    name: 'Figures',
    columns: [
      ...asked,
      text('Type'),
      text('Answer choice'),
      ...answered,
      percent('% of Selections'),
    ],
    rows: shown.questions.flatMap(rowsOf),
  };
}

const answersOf = (question: QuestionSummary, index: number): Cell[][] =>
  (question.answers ?? []).map(({ id, value }) => [
    `Q${index + 1}`,
    question.text,
    takesChoices(question) ? 'Others' : 'Answer',
    id,
    value,
  ]);

/**
 * Several choices as one text. One that contains the separator or starts with a quote is quoted, so
 * that it differs from two choices; a text alone stays as it is written.
 */
const joined = (values: readonly string[]): string =>
  values.length === 1
    ? String(values[0])
    : values
        .map((value) =>
          value.includes(';') || value.startsWith('"') ? `"${value.replaceAll('"', '""')}"` : value,
        )
        .join('; ');

const found = new WeakMap<GivenAnswer[], Map<number, string[]>>();

/** A response's values by question. A survey may have hundreds of questions, and a column each. */
function valuesIn(answers: GivenAnswer[]): Map<number, string[]> {
  const known =
    found.get(answers) ?? new Map(answers.map(({ questionId, values }) => [questionId, values]));
  found.set(answers, known);
  return known;
}

/** The column of a question: its answers, or nothing. */
const answerColumn = (
  { id: questionId, text: asked, options }: QuestionSummary,
  index: number,
): FileColumn<AnalyzedResponse> => ({
  ...text(`Q${index + 1}: ${asked}`),
  cell: ({ answers }) => {
    const given = answers && valuesIn(answers).get(questionId);
    return given ? joined(answersAmong(given, options ?? []).map(choiceText)) || null : null;
  },
});

/** A degree of a place. One that cannot be read stays as sent. */
const placeColumn = (
  header: string,
  degree: 'latitude' | 'longitude',
  sent: 'lat' | 'long',
): FileColumn<AnalyzedResponse> => ({
  header,
  format: 'degrees',
  cell: (response) =>
    parseLocation(response)?.[degree] ??
    (unreadableLocation(response) === null ? null : (response[sent] ?? null)),
});

/**
 * The responses, one row each, with a column per question in the survey's order. A cell joins
 * several choices by "; " (REPORT-24). Without individual answers there are no question columns.
 */
export function responseSheet({
  shown,
  tellsAnswers,
}: Pick<Report, 'shown' | 'tellsAnswers'>): ReportSheet & { rows: FileCell[][] } {
  const columns = responseFileColumns<AnalyzedResponse>(
    () => shown.title,
    tellsAnswers ? shown.questions.map(answerColumn) : [],
    [placeColumn('Latitude', 'latitude', 'lat'), placeColumn('Longitude', 'longitude', 'long')],
  );
  return {
    name: 'Responses',
    columns,
    rows: shown.responses.map((response) => columns.map(({ cell }) => cell(response))),
  };
}

/** A figure of a report: a number where spreadsheets have one, otherwise a text. */
function figureCell(figure: ReportFigure, report: SurveyAnalysis): Cell {
  const value = figure.value(report);
  if (typeof value !== 'number' || figure.format === 'duration') return figureText(figure, report);
  return figure.format === 'percent' ? { percent: value } : value;
}

function summaryRows(report: Report): Cell[][] {
  const { whole, shown, range, by } = report;
  const chosen = filterNames(report);
  const groups = chosenGroupNames(report);
  return [
    ['Survey', whole.title],
    ['Days', daysName(range)],
    ...(chosen.length > 0 ? [['Only people who chose', joined(chosen)]] : []),
    ...reportFigures.map((figure) => [figureName(figure), figureCell(figure, shown)]),
    ['Of all responses', whole.responses.length],
    ...(by ? [['Compared by', `Q${whole.questions.indexOf(by) + 1}: ${by.text}`]] : []),
    ...(groups.length > 0 ? [['Only these groups', joined(groups)]] : []),
    ...leadingAnswers(shown).map((leading): Cell[] => [
      `Leading answer of ${leading.name}`,
      `${leadingText(leading)}: ${formatPercent(leading.share)}${leading.partOf ? ` (${leading.partOf})` : ''}`,
    ]),
    ...contradictions(shown).map((note): Cell[] => ['Contradiction', note]),
    ...gaps(shown).map((note): Cell[] => ['Gap', note]),
  ];
}

/** A row per group with the figures of its people (REPORT-22). */
const groupSheet = ({ groups }: Report, by: QuestionSummary): ReportSheet => ({
  name: 'Groups',
  columns: [
    text(by.text),
    ...reportFigures.map(
      (figure): Column => ({
        header: figureName(figure),
        format: figure.format === 'count' ? 'count' : 'text',
      }),
    ),
  ],
  rows: groups.map(({ name, report }) => [
    name,
    ...reportFigures.map((figure) => figureCell(figure, report)),
  ]),
});

/** A row per choice and group of the comparison (REPORT-22). */
function comparisonSheet({ shown, groups }: Report, by: QuestionSummary): ReportSheet {
  const rows = shown.questions.flatMap((question, index) =>
    question.id === by.id || !isFilterable(question)
      ? []
      : (question.options ?? []).flatMap((option, at) =>
          groupFigures(groups, question.id, at).map(({ name, count: taken, of, share }) => [
            `Q${index + 1}`,
            question.text,
            choiceName(option),
            name,
            taken,
            of,
            share,
          ]),
        ),
  );
  return {
    name: 'Comparison',
    columns: [
      ...asked,
      text('Answer choice'),
      text(`Of those who chose, in ${by.text}`),
      ...answered,
    ],
    rows,
  };
}

/**
 * The report as sheets of cells: summary, figures, answers, comparison and responses (REPORT-14).
 */
export function reportSheets(report: Report): ReportSheet[] {
  const { questions }: SurveyAnalysis = report.shown;
  return [
    { name: 'Summary', columns: [text('What'), text('Value')], rows: summaryRows(report) },
    figureSheet(report),
    {
      name: 'Answers',
      columns: [...asked, text('Kind'), id('Response id'), text('Answer')],
      rows: questions.flatMap(answersOf),
    },
    ...(report.by ? [groupSheet(report, report.by), comparisonSheet(report, report.by)] : []),
    responseSheet(report),
  ];
}

/** Saves the report's responses as CSV: one row each, a column per question (REPORT-24). */
export async function saveResponses(report: Report, signal: AbortSignal): Promise<void> {
  const { columns, rows } = responseSheet(report);
  const table = { columns: columns.map(({ header }) => header), rows };
  await saveCsv(table, reportFileName(report, 'responses'), signal);
}
