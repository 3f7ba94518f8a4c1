import { Card } from '@blueprintjs/core';
import { figureText, reportFigures } from '#domain/analysis/reportFigures.ts';
import { responsesByDay } from '#domain/analysis/responsesByDay.ts';
import { formatDay } from '#domain/format/dates.ts';
import { DayChart } from '../chart/DayChart.tsx';
import type { Report } from '../useReport.ts';
import { Trend } from './Trend.tsx';

interface Fact {
  name: string;
  value: string;
  /** How it is computed. */
  note?: string | undefined;
}

/** Figures with their names, side by side. */
function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ name, value, note }) => (
        <Card key={name}>
          <dt className="muted">{name}</dt>
          <dd>{value}</dd>
          {note && <dd className="fact-note">{note}</dd>}
        </Card>
      ))}
    </dl>
  );
}

/** How many responded, how completely, how long it took, and when (REPORT-9). */
export function Insights({ report }: { report: Report }) {
  const { shown, isNarrowed } = report;
  const days = responsesByDay(shown.responses);
  const { responses } = shown;
  // The rows add up to the total.
  const undated = responses.length - days.reduce((sum, { count }) => sum + count, 0);
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
    </div>
  );
}
