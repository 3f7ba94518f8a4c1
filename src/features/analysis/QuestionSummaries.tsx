import { Print } from '@blueprintjs/icons';
import { useDeferredValue, useState } from 'react';
import type { QuestionSummary as Summary } from '#domain/analysis/analysis.ts';
import { Button } from '#ui/Button.tsx';
import { QuestionSummary } from './QuestionSummary.tsx';

/** How many fill a window: they are painted first, and the others right after. */
const SEEN_FIRST = 2;

interface QuestionSummariesProps {
  /** The survey's title. */
  survey: string;
  questions: Summary[];
  /** Whether a date range is chosen, which does not apply here. */
  isOfAllDays: boolean;
}

/** Every question with what was answered (REPORT-4). */
export function QuestionSummaries({ survey, questions, isOfAllDays }: QuestionSummariesProps) {
  const [isByCount, setByCount] = useState(false);
  const count = useDeferredValue(questions.length, SEEN_FIRST);
  return (
    <div className="summaries">
      {isOfAllDays && (
        <p className="form-notice">
          The chosen days apply to insights and map. Answers to questions carry no date: these are
          the answers of all days.
        </p>
      )}
      <div className="report-actions">
        <Button
          variant="outlined"
          active={isByCount}
          aria-pressed={isByCount}
          text="Choices by count"
          onClick={() => setByCount(!isByCount)}
        />
        <Button icon={<Print />} text="Print" onClick={() => window.print()} />
      </div>
      {questions.slice(0, count).map((question, index) => (
        <QuestionSummary
          key={question.id}
          survey={survey}
          question={question}
          number={index + 1}
          isByCount={isByCount}
        />
      ))}
      {questions.length === 0 && <p className="card">This survey has no questions yet.</p>}
    </div>
  );
}
