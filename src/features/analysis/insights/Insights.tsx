import { completionBands } from '#domain/analysis/completionBands.ts';
import { figureName, figureText, reportFigures } from '#domain/analysis/reportFigures.ts';
import { responsesByDay } from '#domain/analysis/responsesByDay.ts';
import { formatDay } from '#domain/format/dates.ts';
import { formatCount } from '#domain/format/figures.ts';
import { BarChart } from '#ui/chart/BarChart.tsx';
import { DayChart } from '#ui/chart/DayChart.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import { Facts } from '../Facts.tsx';
import type { Group, Report } from '../filters/useReport.ts';
import { Trend } from './Trend.tsx';

/** The figures of each compared group. */
function GroupTable({ by, groups }: { by: string; groups: readonly Group[] }) {
  return (
    <section className="card stack summary">
      <h2>{by}</h2>
      <DataTable
        label={by}
        columns={[
          { id: 'choice', header: 'Answer choices', text: ({ name }) => name },
          ...reportFigures.map((figure) => ({
            id: figure.id,
            header: figureName(figure),
            align: 'right' as const,
            text: ({ report }: Group) => figureText(figure, report),
          })),
        ]}
        rows={[...groups]}
        rowKey={({ index }) => index}
        empty="No options found"
        keepsRows
      />
    </section>
  );
}

/** How many responded, how completely, how long it took, and when (REPORT-9). */
export function Insights({ report }: { report: Report }) {
  const { whole, shown, isNarrowed, by, groups } = report;
  const days = responsesByDay(shown.responses);
  const { responses } = shown;
  // The rows add up to the total.
  const undated = responses.length - days.reduce((sum, { count }) => sum + count, 0);
  const bands = completionBands(responses);
  const unknown = responses.length - bands.reduce((sum, { count }) => sum + count, 0);
  const empty = isNarrowed ? 'No responses in these days' : 'No data yet';
  return (
    <div className="stack summaries">
      <Facts
        facts={reportFigures.map((figure) => ({
          name: figure.label,
          value: figureText(figure, shown),
          note: figure.note,
        }))}
      />
      {by && <GroupTable by={`Figures by Q${whole.questions.indexOf(by) + 1}`} groups={groups} />}
      <Trend
        report={report}
        empty={empty}
        heading="Responses over time"
        label="Responses over time"
        countedBy="Day"
        rows={[
          ...days.map(({ day, count }) => ({ name: formatDay(day), count })),
          ...(undated > 0 ? [{ name: 'No date', count: undated }] : []),
        ]}
        chart={<DayChart label="Responses over time" days={days} />}
      />
      <Trend
        report={report}
        empty={empty}
        heading="Completion"
        label="Responses by completion"
        countedBy="Completion"
        rows={[
          ...bands.map(({ label, count }) => ({ name: label, count })),
          ...(unknown > 0 ? [{ name: 'Not known', count: unknown }] : []),
        ]}
        chart={
          <BarChart
            label="Responses by completion"
            bars={bands.map(({ label, count }, index) => ({
              key: index,
              label,
              value: count,
              title: `${formatCount(count)} of ${formatCount(responses.length)} responses`,
            }))}
          />
        }
      />
    </div>
  );
}
