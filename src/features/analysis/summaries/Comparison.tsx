import type { RefObject } from 'react';
import type { OptionSummary, QuestionSummary } from '#domain/analysis/analysis.ts';
import { isolated, shortened } from '#domain/field/visible.ts';
import { formatCount } from '#domain/format/formatCount.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { limits } from '#domain/limits.ts';
import { SplitChart } from '#ui/chart/SplitChart.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import type { Report } from '../filters/useReport.ts';

/** More groups than these are in the table alone. */
const MOST_GROUPS = 12;

interface ComparisonProps {
  report: Report;
  /** The question whose choices are the groups. */
  by: QuestionSummary;
  question: QuestionSummary;
  rows: (OptionSummary & { place: number })[];
  number: number;
  chart: RefObject<HTMLDivElement | null>;
}

/** The choices of a question, split by the people who took each choice of another one, with a table (REPORT-22). */
export function Comparison({ report, by, question, rows, number, chart }: ComparisonProps) {
  const { whole, groups } = report;
  const byName = `Q${whole.questions.indexOf(by) + 1}`;
  const figuresIn = (place: number) =>
    groups.map((group) => {
      const asked = group.report.questions.find(({ id }) => id === question.id);
      const { responseCount = 0, responsePercentage = null } = asked?.options?.[place] ?? {};
      return {
        count: responseCount ?? 0,
        of: asked?.responseCount ?? 0,
        share: responsePercentage ?? null,
      };
    });
  const shown = groups.slice(0, MOST_GROUPS);
  return (
    <>
      <p className="muted">
        {`Split by ${byName}: `}
        <bdi>{shortened(by.text)}</bdi>
      </p>
      <div ref={chart}>
        <SplitChart
          label={`Responses to Q${number} by ${byName}`}
          groups={shown.map(({ name }) => shortened(name))}
          rows={rows.slice(0, limits.shownRows).map(({ place, text }) => ({
            key: place,
            label: shortened(text),
            shares: figuresIn(place)
              .slice(0, MOST_GROUPS)
              .map(({ share }) => share),
          }))}
        />
      </div>
      <DataTable
        label={`Figures of Q${number} by ${byName}`}
        columns={[
          {
            header: 'Answer choices',
            cell: ({ text }) => <span className="cell-title">{shortened(text)}</span>,
          },
          ...groups.map(({ name }, index) => ({
            header: isolated(shortened(name)),
            align: 'right' as const,
            cell: ({ place }: { place: number }) => {
              const { count, of, share } = figuresIn(place)[index] ?? { count: 0, of: 0, share: 0 };
              return `${formatPercent(share)} (${formatCount(count)} of ${formatCount(of)})`;
            },
          })),
        ]}
        rows={rows}
        rowKey={({ place }) => place}
        empty="No options found"
        keepsRows
      />
    </>
  );
}
