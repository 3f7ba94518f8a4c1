import type { QuestionSummary as Summary } from '#domain/analysis/analysis.ts';
import type { Report } from '../filters/useReport.ts';

/** What the summary of a question takes, whatever its type. */
export interface QuestionSummaryProps {
  report: Report;
  /** As the report shows it. */
  question: Summary;
  number: number;
  /** On paper, answers in words are grouped, and there is nothing to press. */
  isPrinted?: boolean;
}
