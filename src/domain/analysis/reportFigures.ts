import { formatCount, formatDuration, formatPercent } from '../format/figures.ts';
import type { SurveyAnalysis } from './analysis.ts';

type Format = 'count' | 'percent' | 'duration';

/** A figure of a report, for screen, groups, comparison, workbook and paper (REPORT-9). */
export interface ReportFigure {
  id: string;
  label: string;
  /** How it is computed, where its label leaves that open. */
  note?: string;
  format: Format;
  /** Null or undefined if it is unknown. */
  value: (report: SurveyAnalysis) => number | null | undefined;
}

export const reportFigures: readonly ReportFigure[] = [
  {
    id: 'responses',
    label: 'Total responses',
    format: 'count',
    value: ({ responses }) => responses.length,
  },
  {
    id: 'completion',
    label: 'Completion rate',
    format: 'percent',
    value: ({ averageCompletionRate }) => averageCompletionRate,
  },
  {
    id: 'time',
    label: 'Typical time spent',
    note: 'Average',
    format: 'duration',
    value: ({ averageTimeSpent }) => averageTimeSpent || null,
  },
];

const formatters: Record<Format, (value: number | null | undefined) => string> = {
  count: (value) => (typeof value === 'number' ? formatCount(value) : 'N/A'),
  percent: formatPercent,
  duration: formatDuration,
};

/** The figure as shown; "N/A" if it is unknown. */
export const figureText = ({ format, value }: ReportFigure, report: SurveyAnalysis): string =>
  formatters[format](value(report));
