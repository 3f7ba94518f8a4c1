import type {
  AnalyzedResponse,
  QuestionSummary,
  SurveyAnalysis,
} from '#domain/analysis/analysis.ts';
import { optionFigures } from '#domain/analysis/optionFigures.ts';
import { contradictions, gaps, leadingAnswers } from '#domain/analysis/reportNotes.ts';
import { formatDuration } from '#domain/format/formatDuration.ts';
import { parseLocation } from '#domain/response/parseLocation.ts';
import { responseName } from '#domain/response/responseName.ts';
import { forType, isMultiple, type QuestionType } from '#domain/survey/question.ts';
import { daysName } from '../filters/daysName.ts';
import type { Report } from '../filters/useReport.ts';

/** A cell: a text, a number, a moment, or nothing. Percentages are 0 to 100. */
export type Cell = string | number | Date | null;

/** How the numbers of a column are shown. */
export type ColumnFormat = 'count' | 'percent' | 'degrees' | 'moment' | 'text';

export interface Column {
  header: string;
  format: ColumnFormat;
}

export interface ReportSheet {
  name: string;
  columns: Column[];
  rows: Cell[][];
}

const text = (header: string): Column => ({ header, format: 'text' });
const count = (header: string): Column => ({ header, format: 'count' });
const percent = (header: string): Column => ({ header, format: 'percent' });

const figuresOf = (question: QuestionSummary, place: number): Cell[][] =>
  (question.options ?? []).map((option) => {
    const { respondents, selections } = optionFigures(option, question);
    return [
      `Q${place + 1}`,
      question.text,
      question.type,
      option.text,
      option.responseCount ?? null,
      question.responseCount ?? null,
      respondents.value,
      isMultiple(question) ? selections.value : null,
    ];
  });

/** What a text given to a question is, by the question's type. */
const textKinds: Record<QuestionType, string> = {
  text: 'Answer',
  multiple: 'Others',
  single: 'Others',
};

const answersOf = (question: QuestionSummary, place: number): Cell[][] =>
  (question.answers ?? []).map(({ id, value }) => [
    `Q${place + 1}`,
    question.text,
    forType(textKinds, question),
    id,
    value,
  ]);

function momentOf(createdAt: string | null | undefined): Date | null {
  const date = new Date(createdAt ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}

function rowOf(response: AnalyzedResponse, questions: readonly QuestionSummary[]): Cell[] {
  const { id, createdAt, completionPercentage, timeSpent, answers } = response;
  const place = parseLocation(response);
  const given = new Map(answers?.map(({ questionId, values }) => [questionId, values.join('; ')]));
  return [
    responseName(response),
    momentOf(createdAt),
    ...questions.map((question) => given.get(question.id) ?? null),
    completionPercentage ?? null,
    timeSpent ?? null,
    formatDuration(timeSpent),
    place?.latitude ?? null,
    place?.longitude ?? null,
    id,
  ];
}

/**
 * The responses, one row each, names and dates first, then a column for each question in the survey's order; several
 * choices are joined by "; " (REPORT-24). Without individual answers there are no columns for questions.
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
      count('Response id'),
    ],
    rows: shown.responses.map((response) => rowOf(response, questions)),
  };
}

function summaryRows({ whole, shown, range, filters }: Report): Cell[][] {
  const chosen = filters.map(({ questionId, place }) => {
    const index = whole.questions.findIndex(({ id }) => id === questionId);
    return `Q${index + 1}: ${whole.questions[index]?.options?.[place]?.text ?? ''}`;
  });
  const perCent = (value: number | null | undefined): Cell =>
    typeof value === 'number' ? `${value.toFixed(2)}%` : 'N/A';
  return [
    ['Survey', whole.title],
    ['Days', daysName(range)],
    ...(chosen.length > 0 ? [['Only people who chose', chosen.join('; ')]] : []),
    ['Responses', shown.responses.length],
    ['Of all responses', whole.responses.length],
    ['Completion', perCent(shown.averageCompletionRate)],
    ['Typical time', formatDuration(shown.averageTimeSpent || null)],
    ...leadingAnswers(shown).map(({ name, choices, share, partOf }): Cell[] => [
      `Leading answer of ${name}`,
      `${choices.join(', ')}: ${perCent(share)}${partOf ? ` (${partOf})` : ''}`,
    ]),
    ...contradictions(shown).map((note): Cell[] => ['Contradiction', note]),
    ...gaps(shown).map((note): Cell[] => ['Gap', note]),
  ];
}

/** What the report shows, as sheets of cells: summary, figures, answers and responses (REPORT-14). */
export function reportSheets(report: Report): ReportSheet[] {
  const { questions }: SurveyAnalysis = report.shown;
  return [
    { name: 'Summary', columns: [text('What'), text('Value')], rows: summaryRows(report) },
    {
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
      rows: questions.flatMap(figuresOf),
    },
    {
      name: 'Answers',
      columns: [text('Question'), text('Text'), text('Kind'), count('Response id'), text('Answer')],
      rows: questions.flatMap(answersOf),
    },
    responseSheet(report),
  ];
}
