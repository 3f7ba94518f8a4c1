import { Card } from '@blueprintjs/core';
import { type ReactNode, useId, useMemo } from 'react';
import { timeSpentGroups } from '#domain/analysis/timeSpentGroups.ts';
import { daysName } from '#domain/field/dateRange.ts';
import { formatCount } from '#domain/format/figures.ts';
import { limits } from '#domain/limits.ts';
import { DataTable } from '#ui/list/DataTable.tsx';
import { FiguresTable } from '../summaries/FiguresTable.tsx';
import type { Report } from '../useReport.ts';
import { ChangeChart, pointsText } from './ChangeChart.tsx';
import { reportChanges } from './findInsights.ts';
import { formatProportion } from './insightSentences.ts';

const MAX_CHANGES = 5;

interface TrendCardProps {
  title: string;
  note?: string;
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

/** The choices whose shares changed most between the compared periods (INSIGHT-5). */
export function WhatChanged({ report }: { report: Report }) {
  const changes = useMemo(() => reportChanges(report), [report]);
  const differences = changes?.differences.slice(0, MAX_CHANGES) ?? [];
  if (!changes || differences.length === 0) return null;
  const { earlier, later } = changes.periods;
  const title = 'What changed';
  return (
    <TrendCard title={title} note={`○ ${daysName(earlier)} ● ${daysName(later)}`}>
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
            name: `Q${difference.questionNumber} ${difference.choice}`,
            before: formatProportion(difference.earlier),
            after: formatProportion(difference.later),
            points: pointsText(difference),
          }))}
          rowKey={({ name }) => name}
          alwaysTable
        />
      </details>
    </TrendCard>
  );
}

interface CountRow {
  key: number;
  name: string;
  /** Null if it is not known. */
  count: number | null;
}

interface CountCardProps {
  title: string;
  /** What is counted in rows: "Time". */
  header: string;
  rows: CountRow[];
}

/** Counts as bars in their table. */
const CountCard = ({ title, header, rows }: CountCardProps) => (
  <TrendCard title={title}>
    <FiguresTable
      label={`${title} as a table`}
      chartLabel={title}
      bars={rows.map(({ key, name, count }) => ({
        key,
        label: name,
        value: count,
        title: formatCount(count),
      }))}
      columns={[
        { id: 'name', header, text: ({ name }) => name },
        {
          id: 'count',
          header: 'Responses',
          align: 'right',
          className: 'nowrap',
          text: ({ count }) => formatCount(count),
        },
      ]}
      rows={rows}
      rowKey={({ key }) => key}
      isPrinted={false}
      isDense
    />
  </TrendCard>
);

/** How long responses took, in groups of five minutes (INSIGHT-6). */
export function TimeSpent({ report }: { report: Report }) {
  const groups = useMemo(() => timeSpentGroups(report.filtered.responses), [report]);
  if (groups.length === 0) return null;
  const rows = groups.map((group, key) => ({ ...group, key }));
  return <CountCard title="Time spent" header="Time" rows={rows} />;
}

/** How many people answered each question (INSIGHT-7). */
export function AnsweredPerQuestion({ report }: { report: Report }) {
  const { questions, responses } = report.filtered;
  if (questions.length === 0 || responses.length === 0) return null;
  const rows = questions.slice(0, limits.shownRows).map(({ id, text, responseCount }, index) => ({
    key: id,
    name: `Q${index + 1} ${text}`,
    count: responseCount ?? null,
  }));
  return <CountCard title="Answered per question" header="Question" rows={rows} />;
}
