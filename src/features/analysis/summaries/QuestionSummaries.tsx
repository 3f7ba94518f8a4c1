import { SortDesc } from '@blueprintjs/icons';
import { useDeferredValue } from 'react';
import { Button } from '#ui/Button.tsx';
import type { Report } from '../filters/useReport.ts';
import { BoardSummary } from './BoardSummary.tsx';
import { QuestionSummary } from './QuestionSummary.tsx';

/** Enough to fill a window: they are painted first, the others right after. */
const SEEN_FIRST = 2;

/** The board's summary, then every question with its answers (REPORT-4, REPORT-23). */
export function QuestionSummaries({ report }: { report: Report }) {
  const { isByCount, setByCount } = report;
  const { questions } = report.shown;
  const count = useDeferredValue(questions.length, SEEN_FIRST);
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
      <BoardSummary report={report} />
      {questions.slice(0, count).map((question, index) => (
        <QuestionSummary key={question.id} report={report} question={question} number={index + 1} />
      ))}
      {questions.length === 0 && <p className="card">This survey has no questions yet.</p>}
    </div>
  );
}
