import { Button } from '@blueprintjs/core';
import { Print } from '@blueprintjs/icons';
import { useDeferredValue } from 'react';
import type { QuestionSummary as Summary } from '#domain/analysis.ts';
import { QuestionSummary } from './QuestionSummary.tsx';

/** How many fill a window: they are painted first, and the others right after. */
const SEEN_FIRST = 2;

/** Every question with what was answered (REPORT-4). */
export function QuestionSummaries({ questions }: { questions: Summary[] }) {
  const count = useDeferredValue(questions.length, SEEN_FIRST);
  return (
    <div className="summaries">
      <div className="report-actions">
        <Button icon={<Print />} text="Print" onClick={() => window.print()} />
      </div>
      {questions.slice(0, count).map((question, index) => (
        <QuestionSummary key={question.id} question={question} number={index + 1} />
      ))}
      {questions.length === 0 && <p className="card">This survey has no questions yet.</p>}
    </div>
  );
}
