import { responsesByDay } from '#domain/analysis/responsesByDay.ts';
import { formatDay } from '#domain/format/dates.ts';
import { formatCount } from '#domain/format/figures.ts';
import { DataTable } from '#ui/list/DataTable.tsx';
import { ChangeChartCard } from '../compare/ChangeChart.tsx';
import { reportFileName } from '../files/reportFileName.ts';
import type { Report } from '../useReport.ts';
import { DayChart } from './DayChart.tsx';
import { Facts } from './Facts.tsx';
import { SaveChart } from './SaveChart.tsx';
import { TrendCard } from './TrendCard.tsx';

const label = 'Responses over time';

/** The responses of each day as a chart and as a table, both to download; or a text if there are none. */
function ResponsesOverTime({ report }: { report: Report }) {
  const { responses } = report.filtered;
  const days = responsesByDay(responses);
  // The rows add up to the total.
  const undated = responses.length - days.reduce((sum, { count }) => sum + count, 0);
  return (
    <TrendCard title={label}>
      {days.length > 0 && (
        <SaveChart
          name={label}
          fileName={reportFileName(report, label)}
          title={label}
          drawing={<DayChart label={label} days={days} range={report.range} />}
        />
      )}
      {days.length > 0 && <DayChart label={label} days={days} range={report.range} />}
      {responses.length > 0 ? (
        <details className="counts">
          <summary>{`${label} as a table`}</summary>
          <DataTable
            label={label}
            columns={[
              { id: 'name', header: 'Day', text: ({ name }) => name },
              {
                id: 'responses',
                header: 'Responses',
                align: 'right',
                className: 'nowrap',
                text: ({ count }) => formatCount(count),
              },
            ]}
            rows={[
              ...days.map(({ day, count }) => ({ name: formatDay(day), count })),
              ...(undated > 0 ? [{ name: 'No date', count: undated }] : []),
            ]}
            rowKey={({ name }) => name}
            alwaysTable
          />
        </details>
      ) : (
        <p>{report.isNarrowed ? 'No responses in these days' : 'No data yet'}</p>
      )}
    </TrendCard>
  );
}

/** How many responded, how completely, how long it took, and when (REPORT-9). */
export function Insights({ report }: { report: Report }) {
  return (
    <div className="stack summaries">
      <Facts report={report} />
      <div className="trend-columns">
        <ResponsesOverTime report={report} />
        <ChangeChartCard report={report} />
      </div>
    </div>
  );
}
