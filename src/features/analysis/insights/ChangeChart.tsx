import './change-chart.css';
import { scaleLinear } from 'd3';
import { type Difference, pointsBetween } from '#domain/analysis/insights.ts';
import { shareFrom } from '#domain/analysis/significance.ts';
import { UserText } from '#ui/UserText.tsx';
import { formatProportion } from './insightSentences.ts';

const PLOT_HEIGHT = 36;
const RADIUS = 5;

/** Percentage points with sign and 2 decimals: "−26.46". */
export function pointsText(difference: Difference): string {
  const points = pointsBetween(difference);
  return `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(2)}`;
}

/** "All of these changes may be chance.", or what the mark of some rows means; empty without any. */
function chanceNote(differences: readonly Difference[]): string {
  if (differences.every(({ isSignificant }) => !isSignificant)) {
    return 'All of these changes may be chance.';
  }
  return differences.some(({ isSignificant }) => !isSignificant) ? '* may be chance' : '';
}

interface ChangeChartProps {
  label: string;
  differences: readonly Difference[];
}

/**
 * The earlier share (hollow) and the later one (filled) of each option, as points of one line on a
 * common scale (INSIGHT-5). In a narrow window label, points and figures are below one another.
 */
export function ChangeChart({ label, differences }: ChangeChartProps) {
  const shares = differences.flatMap(({ earlier, later }) => [
    shareFrom(earlier),
    shareFrom(later),
  ]);
  const largest = shares.reduce((most, share) => Math.max(most, share), 0.01);
  const scale = scaleLinear().domain([0, largest]).nice(4).range([0, 100]);
  const ticks = scale.ticks(4).map((tick) => ({ tick, position: `${scale(tick)}%` }));
  const note = chanceNote(differences);
  const hasMarks = note.startsWith('*');
  return (
    <>
      <div role="img" aria-label={label} className="change-chart">
        <div className="change-scale">
          {ticks.map(({ tick, position }) => (
            <span key={tick} className="change-tick" style={{ left: position }}>
              {`${Math.round(100 * tick)}%`}
            </span>
          ))}
        </div>
        {differences.map((difference) => {
          const { questionNumber, option, earlier, later, isSignificant } = difference;
          const [startX, endX] = [`${scale(shareFrom(earlier))}%`, `${scale(shareFrom(later))}%`];
          return (
            <div key={`${questionNumber} ${option}`} className="change-row">
              <span className="change-label">
                <span className="muted">{`Q${questionNumber} `}</span>
                <UserText text={option} />
                {hasMarks && !isSignificant && ' *'}
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
                <line
                  className="change-line"
                  x1={startX}
                  x2={endX}
                  y1={PLOT_HEIGHT / 2}
                  y2={PLOT_HEIGHT / 2}
                />
                <circle className="change-before" cx={startX} cy={PLOT_HEIGHT / 2} r={RADIUS} />
                <circle className="change-after" cx={endX} cy={PLOT_HEIGHT / 2} r={RADIUS} />
              </svg>
              <span className="change-figures">
                {`${formatProportion(earlier)} → ${formatProportion(later)}`}
              </span>
              <strong className="change-points">{pointsText(difference)}</strong>
            </div>
          );
        })}
      </div>
      {note && <p className="muted">{note}</p>}
    </>
  );
}
