import './changes.css';
import { scaleLinear } from 'd3';
import { type Change, type ChangeEnd, toShare } from '#domain/analysis/changes.ts';
import { formatPart, formatPercent } from '#domain/format/figures.ts';
import { DataTable } from '#ui/list/DataTable.tsx';
import { UserText } from '#ui/UserText.tsx';
import { TrendCard } from '../report/TrendCard.tsx';
import type { Report } from '../useReport.ts';
import { pointsBetween, setName, useChanges } from './useChanges.ts';

const MAX_QUESTIONS = 5;
const PLOT_HEIGHT = 36;
const RADIUS = 5;

/** Percentage points with sign and 2 decimals: "−26.46". */
function pointsText(change: Change): string {
  const points = pointsBetween(change);
  return `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(2)}`;
}

const partText = ({ name, count, base }: ChangeEnd, isGroup: boolean) =>
  `${formatPart(count, base)}${isGroup ? ` of ${setName(name)}` : ''}`;

/** Both shares of each option, hollow and filled, as points of one line on a common scale. */
function ChangeChart({ label, changes, hasGroups }: ChangeChartProps) {
  const largest = changes.reduce(
    (most, { ends: [first, second] }) => Math.max(most, toShare(first), toShare(second)),
    0.01,
  );
  const scale = scaleLinear().domain([0, largest]).nice(4).range([0, 100]);
  const ticks = scale.ticks(4).map((tick) => ({ tick, position: `${scale(tick)}%` }));
  const middle = PLOT_HEIGHT / 2;
  return (
    <div role="img" aria-label={label} className="change-chart">
      <div className="change-scale">
        {ticks.map(({ tick, position }) => (
          <span key={tick} className="change-tick" style={{ left: position }}>
            {`${Math.round(100 * tick)}%`}
          </span>
        ))}
      </div>
      {changes.map((change) => {
        const { questionNumber, option, isCertain, ends } = change;
        const [start, end] = ends.map((share) => `${scale(toShare(share))}%`);
        return (
          <div key={questionNumber} className={isCertain ? 'change-row' : 'change-row by-chance'}>
            <span className="change-label">
              <span className="muted">{`Q${questionNumber} `}</span>
              <UserText text={option} />
            </span>
            <svg className="change-plot" width="100%" height={PLOT_HEIGHT} aria-hidden="true">
              {ticks.map(({ tick, position }) => (
                <line
                  key={tick}
                  className="bar-axis"
                  x1={position}
                  x2={position}
                  y1={0}
                  y2={PLOT_HEIGHT}
                />
              ))}
              <line className="change-line" x1={start} x2={end} y1={middle} y2={middle} />
              <circle className="change-start" cx={start} cy={middle} r={RADIUS} />
              <circle className="change-end" cx={end} cy={middle} r={RADIUS} />
            </svg>
            <span className="change-figures">
              {ends.map((share) => partText(share, hasGroups)).join(' → ')}
            </span>
            <strong className="change-points">{pointsText(change)}</strong>
          </div>
        );
      })}
    </div>
  );
}

interface ChangeChartProps {
  label: string;
  changes: readonly Change[];
  hasGroups: boolean;
}

/** An option of the questions that differ most certainly, as a chart and a table (INSIGHT-5). */
export function ChangeChartCard({ report }: { report: Report }) {
  const reportChanges = useChanges(report);
  if (!reportChanges) return null;
  const { title, day } = reportChanges;
  const changes = reportChanges.changes.slice(0, MAX_QUESTIONS);
  const [start, end] = day === null ? ['highest', 'lowest'] : [`before ${day}`, 'since'];
  const hasGroups = day === null;
  const cellText = (share: ChangeEnd) =>
    `${formatPercent(100 * toShare(share))} (${partText(share, hasGroups)})`;
  return (
    <TrendCard
      title={title}
      note={
        <>
          <span className="change-key">
            <span className="change-mark">○</span> {start}
          </span>{' '}
          <span className="change-key">
            <span className="change-mark">●</span> {end}
          </span>
        </>
      }
    >
      <ChangeChart label={title} changes={changes} hasGroups={hasGroups} />
      {changes.some(({ isCertain }) => !isCertain) && (
        <p className="muted">Chance explains the differences in gray.</p>
      )}
      <details className="counts">
        <summary>{`${title} as a table`}</summary>
        <DataTable
          label={title}
          columns={[
            {
              id: 'choice',
              header: 'Answer choice',
              text: ({ questionNumber, option }) => `Q${questionNumber} ${option}`,
            },
            {
              id: 'start',
              header: hasGroups ? 'Highest' : 'Before',
              align: 'right',
              text: ({ ends }) => cellText(ends[0]),
            },
            {
              id: 'end',
              header: hasGroups ? 'Lowest' : 'Since',
              align: 'right',
              text: ({ ends }) => cellText(ends[1]),
            },
            { id: 'points', header: 'Points', align: 'right', text: pointsText },
            {
              id: 'chance',
              header: 'Explained by chance',
              text: ({ isCertain }) => (isCertain ? 'No' : 'Yes'),
            },
          ]}
          rows={changes}
          rowKey={({ questionNumber }) => `${questionNumber}`}
          alwaysTable
        />
      </details>
    </TrendCard>
  );
}
