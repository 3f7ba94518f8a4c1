import { Card } from '@blueprintjs/core';
import { type ReactNode, useId, useRef } from 'react';
import { formatCount } from '#domain/format/figures.ts';
import { DataTable } from '#ui/list/DataTable.tsx';
import { SaveChart } from '../chart/SaveChart.tsx';
import { reportFileName } from '../files/reportFileName.ts';
import type { Report } from '../useReport.ts';

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
    <Card className="stack summary" role="region" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {hasData ? (
        <>
          <div ref={drawing}>{chart}</div>
          <details>
            <summary>{`${label} as a table`}</summary>
            <DataTable
              label={label}
              columns={[
                { id: 'name', header: countedBy, text: ({ name }) => name },
                {
                  id: 'responses',
                  header: 'Responses',
                  align: 'right',
                  className: 'nowrap',
                  text: ({ count }) => formatCount(count),
                },
              ]}
              rows={rows}
              rowKey={({ name }) => name}
              empty="No data yet"
              keepsRows
            />
          </details>
          <SaveChart
            name={label}
            fileName={reportFileName(report, label)}
            title={label}
            chart={drawing}
          />
        </>
      ) : (
        <p>{empty}</p>
      )}
    </Card>
  );
}
