import { SortDesc } from '@blueprintjs/icons';
import { Button } from '#ui/Button.tsx';
import type { Report } from '../filters/useReport.ts';
import { QuestionSummary } from './QuestionSummary.tsx';

/** Every question with its answers (REPORT-4). */
export function QuestionSummaries({ report }: { report: Report }) {
  const { isByCount, setByCount } = report;
  const { questions } = report.shown;
  return (
    <div className="stack summaries">
      <div className="row row-end report-actions">
        <Button
          variant="minimal"
          icon={<SortDesc />}
          active={isByCount}
          aria-pressed={isByCount}
          text="Choices by count"
          onClick={() => setByCount(!isByCount)}
        />
      </div>
      {questions.map((question, index) => (
        <QuestionSummary key={question.id} report={report} question={question} number={index + 1} />
      ))}
      {questions.length === 0 && <p className="card">This survey has no questions yet.</p>}
    </div>
  );
}
