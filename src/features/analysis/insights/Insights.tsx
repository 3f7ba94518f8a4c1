import type { SurveyAnalysis } from '#domain/analysis/analysis.ts';
import { completionBands } from '#domain/analysis/completionBands.ts';
import { formatDay } from '#domain/format/dates.ts';
import { formatCount, formatDuration, formatPercent } from '#domain/format/figures.ts';
import { BarChart } from '#ui/chart/BarChart.tsx';
import { DayChart } from '#ui/chart/DayChart.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import { Facts } from '../Facts.tsx';
import type { Group, Report } from '../filters/useReport.ts';
import { Trend } from './Trend.tsx';

const typicalTime = ({ averageTimeSpent }: SurveyAnalysis) =>
  formatDuration(averageTimeSpent || null);

const signed = (text: string, difference: number) => (difference > 0 ? `+${text}` : text);

/** Under a minute, seconds are shown. */
const differenceInWords = (seconds: number) =>
  seconds < 60 ? `${Math.round(seconds)} s` : formatDuration(seconds);

/**
 * The difference from the previous period: "+12", "-3.20 points", "N/A" if one of both is unknown.
 */
function changes(shown: SurveyAnalysis, previous: SurveyAnalysis | undefined) {
  if (!previous) return undefined;
  const responses = shown.responses.length - previous.responses.length;
  const difference = (now: number | null | undefined, before: number | null | undefined) =>
    typeof now === 'number' && typeof before === 'number' ? now - before : null;
  const completion = difference(shown.averageCompletionRate, previous.averageCompletionRate);
  const time = difference(shown.averageTimeSpent, previous.averageTimeSpent);
  return {
    responses: signed(
      responses < 0 ? `-${formatCount(-responses)}` : formatCount(responses),
      responses,
    ),
    completion: completion === null ? 'N/A' : signed(`${completion.toFixed(2)} points`, completion),
    time: time === null ? 'N/A' : `${time < 0 ? '-' : '+'}${differenceInWords(Math.abs(time))}`,
  };
}

/** The figures of each compared group. */
function GroupTable({ by, groups }: { by: string; groups: readonly Group[] }) {
  return (
    <section className="card stack summary">
      <h2>{by}</h2>
      <DataTable
        label={by}
        columns={[
          { id: 'choice', header: 'Answer choices', text: ({ name }) => name },
          {
            id: 'responses',
            header: 'Responses',
            align: 'right',
            text: ({ report }) => formatCount(report.responses.length),
          },
          {
            id: 'completion',
            header: 'Completion rate',
            align: 'right',
            text: ({ report }) => formatPercent(report.averageCompletionRate),
          },
          {
            id: 'time',
            header: 'Typical time spent',
            align: 'right',
            text: ({ report }) => typicalTime(report),
          },
        ]}
        rows={[...groups]}
        rowKey={({ place }) => place}
        empty="No options found"
        keepsRows
      />
    </section>
  );
}

/** How many responded, how completely, how long it took, and when (REPORT-9). */
export function Insights({ report }: { report: Report }) {
  const { whole, shown, days, isNarrowed, previous, by, groups } = report;
  const { responses } = shown;
  const change = changes(shown, previous);
  // The rows add up to the total.
  const undated = responses.length - days.reduce((sum, { count }) => sum + count, 0);
  const bands = completionBands(responses);
  const unknown = responses.length - bands.reduce((sum, { count }) => sum + count, 0);
  const empty = isNarrowed ? 'No responses in these days' : 'No data yet';
  return (
    <div className="stack summaries">
      <Facts
        facts={[
          {
            name: 'Total responses',
            value: formatCount(responses.length),
            change: change?.responses,
          },
          {
            name: 'Completion rate',
            value: formatPercent(shown.averageCompletionRate),
            change: change?.completion,
          },
          { name: 'Typical time spent', value: typicalTime(shown), change: change?.time },
        ]}
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
              title: `${count} of ${responses.length} responses`,
            }))}
          />
        }
      />
    </div>
  );
}
