import { Card } from '@blueprintjs/core';
import { type ReactNode, useId, useMemo } from 'react';
import { daysName } from '#domain/field/dateRange.ts';
import { DataTable } from '#ui/list/DataTable.tsx';
import type { Report } from '../useReport.ts';
import { ChangeChart, pointsText } from './ChangeChart.tsx';
import { reportChanges } from './findInsights.ts';
import { caution, formatProportion } from './insightSentences.ts';

const MAX_CHANGES = 5;

interface TrendCardProps {
  title: string;
  /** Beside the title. */
  note?: ReactNode;
  /** The chart, named by the card's title, and its figures as a table. */
  children: ReactNode;
}

/** A card of the tab "Insights and Data Trends". */
export function TrendCard({ title, note, children }: TrendCardProps) {
  const id = useId();
  return (
    <Card className="summary" role="region" aria-labelledby={id}>
      <header className="summary-head">
        <h2 id={id}>{title}</h2>
        {note && <p className="summary-facts">{note}</p>}
      </header>
      {children}
    </Card>
  );
}

/** The options whose shares changed most between the compared periods (INSIGHT-5). */
export function WhatChanged({ report }: { report: Report }) {
  const { whole, filters, range } = report;
  const changes = useMemo(() => reportChanges({ whole, filters, range }), [whole, filters, range]);
  const differences = changes?.differences.slice(0, MAX_CHANGES) ?? [];
  if (!changes || differences.length === 0) return null;
  const { earlier, later } = changes.periods;
  const title = 'What changed';
  return (
    <TrendCard
      title={title}
      note={
        <>
          <span className="change-key">
            <span className="change-mark">○</span> {daysName(earlier)}
          </span>{' '}
          <span className="change-key">
            <span className="change-mark">●</span> {daysName(later)}
          </span>
        </>
      }
    >
      <ChangeChart label={title} differences={differences} />
      <details className="counts">
        <summary>{`${title} as a table`}</summary>
        <DataTable
          label={title}
          columns={[
            { id: 'choice', header: 'Answer choice', text: ({ name }) => name },
            { id: 'before', header: 'Before', align: 'right', text: (row) => row.before },
            { id: 'after', header: 'After', align: 'right', text: (row) => row.after },
            { id: 'points', header: 'Points', align: 'right', text: ({ points }) => points },
          ]}
          rows={differences.map((difference) => ({
            name: `Q${difference.questionNumber} ${difference.option}`,
            before: formatProportion(difference.earlier),
            after: formatProportion(difference.later),
            points: pointsText(difference) + caution(difference),
          }))}
          rowKey={({ name }) => name}
          alwaysTable
        />
      </details>
    </TrendCard>
  );
}
