import type { SurveyAnalysis } from '#domain/analysis.ts';
import { QuestionSummary } from './QuestionSummary.tsx';

/** The parts of a report. */
export function ReportTabs({ analysis }: { analysis: SurveyAnalysis }) {
  return (
    <div className="summaries">
      {analysis.questions.map((question, index) => (
        <QuestionSummary key={question.id} question={question} number={index + 1} />
      ))}
    </div>
  );
}
