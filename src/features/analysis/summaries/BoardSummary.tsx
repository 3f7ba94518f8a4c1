import { useId, useMemo } from 'react';
import { figureText, reportFigures } from '#domain/analysis/reportFigures.ts';
import { contradictions, gaps, leadingAnswers, leadingText } from '#domain/analysis/reportNotes.ts';
import { responsesByDay } from '#domain/analysis/responsesByDay.ts';
import { formatCount, formatPercent } from '#domain/format/figures.ts';
import { CutList } from '#ui/CutList.tsx';
import { PersonText } from '#ui/PersonText.tsx';
import { Facts } from '../Facts.tsx';
import { type Report, useAfterCharts } from '../filters/useReport.ts';

function Notes({ heading, notes }: { heading: string; notes: string[] }) {
  if (notes.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      <CutList items={notes} what="notes">
        {(shown) => (
          <ul className="stack-close notes">
            {shown.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </CutList>
    </>
  );
}

/** The summary for a board: how many and when, the leading answers, and warnings (REPORT-23). */
export function BoardSummary({ report }: { report: Report }) {
  const { shown } = report;
  const read = useAfterCharts(report);
  const id = useId();
  const leading = useMemo(() => leadingAnswers(shown), [shown]);
  const wrong = useMemo(() => contradictions(shown), [shown]);
  const missing = useMemo(() => (read ? gaps(read) : []), [read]);
  if (shown.questions.length === 0) return null;
  return (
    <section className="card stack summary board-summary" aria-labelledby={id}>
      <h2 id={id}>Summary</h2>
      <Facts
        facts={[
          ...reportFigures.map((figure) => ({
            name: figure.label,
            value: figureText(figure, shown),
            note: figure.note,
          })),
          {
            name: 'Days with responses',
            value: read ? formatCount(responsesByDay(read.responses).length) : '…',
          },
        ]}
      />
      {leading.length > 0 && (
        <>
          <h3>Leading answers</h3>
          <CutList items={leading} what="questions">
            {(listed) => (
              <ul className="stack-close leading-answers">
                {listed.map((answer) => (
                  <li key={answer.questionId}>
                    <span className="muted">
                      {`${answer.name}: `}
                      <PersonText text={answer.question} />
                    </span>
                    <b>
                      <PersonText text={leadingText(answer)} />
                    </b>
                    <span>
                      {formatPercent(answer.share)}
                      {answer.partOf && ` (${answer.partOf})`}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </CutList>
        </>
      )}
      <Notes heading="Contradictions" notes={wrong} />
      <Notes heading="Gaps" notes={missing} />
    </section>
  );
}
