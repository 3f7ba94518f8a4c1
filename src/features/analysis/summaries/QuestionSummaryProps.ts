import type { QuestionSummary as Summary } from '#domain/analysis/analysis.ts';
import type { Report } from '../filters/useReport.ts';

/** The props of every question's summary. */
export interface QuestionSummaryProps {
  report: Report;
  /** As the report shows it. */
  question: Summary;
  number: number;
  /** On paper, text answers are grouped, and there are no buttons. */
  isPrinted?: boolean;
}
