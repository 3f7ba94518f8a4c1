import { type ReactNode, useId, useRef } from 'react';
import { SaveButtons } from '../files/SaveButtons.tsx';
import type { Report } from '../filters/useReport.ts';
import { CountTable } from './CountTable.tsx';

interface TrendProps {
  report: Report;
  heading: string;
  /** The name of the chart and its table. */
  label: string;
  /** The unit of counting: "Day". */
  countedBy: string;
  rows: { name: string; count: number }[];
  /** The text shown if there is nothing to count. */
  empty: string;
  chart: ReactNode;
}

/** A chart of counts with its table and buttons to download both; or a text if there are none. */
export function Trend({ report, heading, label, countedBy, rows, empty, chart }: TrendProps) {
  const id = useId();
  const drawing = useRef<HTMLDivElement>(null);
  const hasData = rows.some(({ count }) => count > 0);
  return (
    <section className="card stack summary" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {hasData ? (
        <>
          <div ref={drawing}>{chart}</div>
          <CountTable label={label} header={countedBy} rows={rows} />
          <SaveButtons
            report={report}
            name={label}
            title={label}
            table={() => ({
              columns: [countedBy, 'Responses'],
              rows: rows.map(({ name: of, count }) => [of, count]),
            })}
            chart={drawing}
          />
        </>
      ) : (
        <p>{empty}</p>
      )}
    </section>
  );
}
