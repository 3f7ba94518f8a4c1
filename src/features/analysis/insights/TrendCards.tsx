import { Card } from '@blueprintjs/core';
import { type ReactNode, useId, useMemo } from 'react';
import { timeSpentGroups } from '#domain/analysis/timeSpentGroups.ts';
import { daysName } from '#domain/field/dateRange.ts';
import { formatCount, formatPart } from '#domain/format/figures.ts';
import { DataTable } from '#ui/list/DataTable.tsx';
import { TruncatedList } from '#ui/TruncatedList.tsx';
import { BarChart } from '../chart/BarChart.tsx';
import { FiguresTable } from '../summaries/FiguresTable.tsx';
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

/** How long responses took, in groups of five minutes (INSIGHT-6). */
export function TimeSpent({ report }: { report: Report }) {
  const { responses } = report.filtered;
  const groups = useMemo(() => timeSpentGroups(responses), [responses]);
  if (groups.length === 0) return null;
  const title = 'Time spent';
  return (
    <TrendCard title={title}>
      <FiguresTable
        label={`${title} as a table`}
        chartLabel={title}
        bars={groups.map(({ name, count }, key) => ({
          key,
          label: name,
          value: count,
          title: formatCount(count),
        }))}
        columns={[
          { id: 'name', header: 'Time', text: ({ name }) => name },
          {
            id: 'count',
            header: 'Responses',
            align: 'right',
            className: 'nowrap',
            text: ({ count }) => formatCount(count),
          },
        ]}
        rows={groups}
        rowKey={({ name }) => name}
        isPrinted={false}
        rowHeight={32}
      />
    </TrendCard>
  );
}

/** How many people answered each question, of how many (INSIGHT-7). */
export function AnsweredPerQuestion({ report }: { report: Report }) {
  const { questions, responses } = report.filtered;
  if (questions.length === 0 || responses.length === 0) return null;
  const title = 'Answered per question';
  const total = responses.length;
  const bars = questions.map(({ id, text, responseCount }, index) => ({
    key: id,
    label: `Q${index + 1} ${text}`,
    value: responseCount ?? null,
    title: formatPart(responseCount, total),
    ...(responseCount != null && { note: `of ${formatCount(total)}` }),
  }));
  return (
    <TrendCard title={title}>
      <TruncatedList items={bars} itemName="questions">
        {(visibleBars) => (
          <>
            <BarChart label={title} bars={[...visibleBars]} isInTable={false} maximum={total} />
            <details className="counts">
              <summary>{`${title} as a table`}</summary>
              <DataTable
                label={title}
                columns={[
                  { id: 'question', header: 'Question', text: ({ label }) => label },
                  {
                    id: 'count',
                    header: 'Responses',
                    align: 'right',
                    className: 'nowrap',
                    text: (bar) => bar.title,
                  },
                ]}
                rows={[...visibleBars]}
                rowKey={({ key }) => key}
                alwaysTable
              />
            </details>
          </>
        )}
      </TruncatedList>
    </TrendCard>
  );
}
