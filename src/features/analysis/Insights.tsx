import { mean } from 'd3';
import type { SurveyAnalysis } from '#domain/analysis/analysis.ts';
import { completionBands } from '#domain/analysis/completionBands.ts';
import { responsesByDay } from '#domain/analysis/responsesByDay.ts';
import { formatCount } from '#domain/format/formatCount.ts';
import { formatDay } from '#domain/format/formatDate.ts';
import { formatDuration } from '#domain/format/formatDuration.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { surveyTitle } from '#domain/survey/surveyTitle.ts';
import { BarChart } from '#ui/chart/BarChart.tsx';
import { DayChart } from '#ui/chart/DayChart.tsx';
import { Trend } from './Trend.tsx';

interface InsightsProps {
  analysis: SurveyAnalysis;
  /** Those of the days asked for; all of the analysis where none are. */
  responses: readonly SurveyAnalysis['responses'][number][];
}

/** How many answered, how completely, how long it took, and when (REPORT-9). */
export function Insights({ analysis, responses }: InsightsProps) {
  const isWhole = responses === analysis.responses;
  const completion = isWhole
    ? analysis.averageCompletionRate
    : mean(responses, ({ completionPercentage }) => completionPercentage);
  const time = isWhole ? analysis.averageTimeSpent : mean(responses, ({ timeSpent }) => timeSpent);
  const facts = [
    { name: 'Total responses', value: formatCount(responses.length) },
    { name: 'Completion rate', value: formatPercent(completion) },
    { name: 'Typical time spent', value: formatDuration(time || null) },
  ];
  const days = responsesByDay(responses);
  // The rows add up to the total.
  const undated = responses.length - days.reduce((sum, { count }) => sum + count, 0);
  const bands = completionBands(responses);
  const unknown = responses.length - bands.reduce((sum, { count }) => sum + count, 0);
  const subject = surveyTitle(analysis);
  return (
    <div className="summaries">
      <dl className="facts">
        {facts.map(({ name, value }) => (
          <div key={name} className="card">
            <dt className="muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Trend
        subject={subject}
        empty={isWhole ? 'No data yet' : 'No responses in these days'}
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
        subject={subject}
        empty={isWhole ? 'No data yet' : 'No responses in these days'}
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
