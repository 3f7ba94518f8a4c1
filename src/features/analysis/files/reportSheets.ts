import type {
  AnalyzedResponse,
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
import { dateOf } from '#domain/format/dates.ts';
import { formatDuration, formatPercent } from '#domain/format/figures.ts';
import { parseLocation, unreadableLocation } from '#domain/response/parseLocation.ts';
import { responseName } from '#domain/response/response.ts';
import { forType, isMultiple, type QuestionType } from '#domain/survey/question.ts';
import { groupFigures } from '../filters/groupFigures.ts';
import { chosenGroupNames, filterNames, isFilterable, type Report } from '../filters/useReport.ts';

/** A percentage from 0 to 100 in a column of mixed types. */
export interface PercentCell {
  percent: number;
}

/**
 * A cell: a text, a number, a percentage, a date, or nothing. A percentage column takes plain
 * numbers as percentages.
 */
export type Cell = string | number | PercentCell | Date | null;

/** The number format of a column. */
export type ColumnFormat = 'count' | 'percent' | 'degrees' | 'moment' | 'id' | 'text';

export interface Column {
  header: string;
  format: ColumnFormat;
}

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
      text('Question'),
      text('Text'),
      text('Type'),
      text('Answer choice'),
      count('Response Count'),
      count('Of responses'),
      percent('% of Respondents'),
      percent('% of Selections'),
    ],
    rows: shown.questions.flatMap(rowsOf),
  };
}

/** What a text answer is called, by the question's type. */
const textKinds: Record<QuestionType, string> = {
  text: 'Answer',
  multiple: 'Others',
  single: 'Others',
};

const answersOf = (question: QuestionSummary, index: number): Cell[][] =>
  (question.answers ?? []).map(({ id, value }) => [
    `Q${index + 1}`,
    question.text,
    forType(textKinds, question),
    id,
    value,
  ]);

/**
 * Several choices as one text. One that contains the separator or starts with a quote is quoted, so
 * that it differs from two choices.
 */
const joined = (values: readonly string[]): string =>
  values
    .map((value) =>
      value.includes(';') || value.startsWith('"') ? `"${value.replaceAll('"', '""')}"` : value,
    )
    .join('; ');

function rowOf(response: AnalyzedResponse, questions: readonly QuestionSummary[]): Cell[] {
  const { id, createdAt, completionPercentage, timeSpent, answers } = response;
  const place = parseLocation(response);
  const hasUnreadable = unreadableLocation(response) !== null;
  const given = new Map(answers?.map(({ questionId, values }) => [questionId, joined(values)]));
  return [
    responseName(response),
    dateOf(createdAt),
    ...questions.map((question) => given.get(question.id) ?? null),
    completionPercentage ?? null,
    timeSpent ?? null,
    formatDuration(timeSpent),
    // A place that cannot be read stays as sent.
    place?.latitude ?? (hasUnreadable ? (response.lat ?? null) : null),
    place?.longitude ?? (hasUnreadable ? (response.long ?? null) : null),
    id,
  ];
}

/**
 * The responses, one row each: names and dates, then a column per question in the survey's order. A
 * cell joins several choices by "; " (REPORT-24). Without individual answers the sheet has no
 * question columns.
 */
export function responseSheet({
  shown,
  tellsAnswers,
}: Pick<Report, 'shown' | 'tellsAnswers'>): ReportSheet {
  const questions = tellsAnswers ? shown.questions : [];
  return {
    name: 'Responses',
    columns: [
      text('Name'),
      { header: 'Created at', format: 'moment' },
      ...questions.map((question, index) => text(`Q${index + 1}: ${question.text}`)),
      percent('Completion %'),
      count('Time spent (s)'),
      text('Time spent'),
      { header: 'Latitude', format: 'degrees' },
      { header: 'Longitude', format: 'degrees' },
      id('Response id'),
    ],
    rows: shown.responses.map((response) => rowOf(response, questions)),
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
      text('Question'),
      text('Text'),
      text('Answer choice'),
      text(`Of those who chose, in ${by.text}`),
      count('Response Count'),
      count('Of responses'),
      percent('% of Respondents'),
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
      columns: [text('Question'), text('Text'), text('Kind'), id('Response id'), text('Answer')],
      rows: questions.flatMap(answersOf),
    },
    ...(report.by ? [groupSheet(report, report.by), comparisonSheet(report, report.by)] : []),
    responseSheet(report),
  ];
}
