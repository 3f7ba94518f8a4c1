import '../chart/bar-chart.css';
import { scaleLinear } from 'd3';
import { type Difference, pointsBetween } from '#domain/analysis/insights.ts';
import { shareFrom } from '#domain/analysis/significance.ts';
import { userText } from '#domain/field/displayText.ts';
import { BarLabel } from '../chart/barParts.tsx';
import { formatProportion } from './insightSentences.ts';

const ROW = 36;
const TOP = 24;
const RADIUS = 5;

/** The columns in percent of the width: labels, then the scale, then the figures. */
const SCALE = { from: 34, to: 62 };

/** Percentage points with sign and 2 decimals: "−26.46". */
export function pointsText(difference: Difference): string {
  const points = pointsBetween(difference);
  return `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(2)}`;
}

interface ChangeChartProps {
  label: string;
  differences: readonly Difference[];
}

/** Shares before (hollow) and after (filled) as points of one line on a common scale (INSIGHT-5). */
export function ChangeChart({ label, differences }: ChangeChartProps) {
  const shares = differences.flatMap(({ earlier, later }) => [
    shareFrom(earlier),
    shareFrom(later),
  ]);
  const largest = shares.reduce((most, share) => Math.max(most, share), 0.01);
  const scale = scaleLinear().domain([0, largest]).nice(4).range([SCALE.from, SCALE.to]);
  const height = TOP + ROW * differences.length;
  return (
    <svg role="img" aria-label={label} className="bar-chart" width="100%" height={height}>
      {scale.ticks(4).map((tick) => (
        <g key={tick}>
          <line
            className="bar-axis"
            x1={`${scale(tick)}%`}
            x2={`${scale(tick)}%`}
            y1={TOP}
            y2={height}
          />
          <text className="bar-note change-tick" x={`${scale(tick)}%`} y={12} dy="0.35em">
            {`${Math.round(100 * tick)}%`}
          </text>
        </g>
      ))}
      {differences.map((difference, index) => {
        const { questionNumber, choice, earlier, later } = difference;
        const [startX, endX] = [`${scale(shareFrom(earlier))}%`, `${scale(shareFrom(later))}%`];
        const text = `${formatProportion(earlier)} → ${formatProportion(later)}`;
        return (
          <svg key={`${questionNumber} ${choice}`} y={TOP + index * ROW} height={ROW}>
            <title>{`Q${questionNumber} ${userText(choice)}: ${text}`}</title>
            <svg y={(ROW - 20) / 2} height={20} width={`${SCALE.from - 2}%`}>
              <title>{`Q${questionNumber} ${userText(choice)}`}</title>
              <BarLabel text={`Q${questionNumber} ${choice}`} width={100} height={20} />
            </svg>
            <line className="change-line" x1={startX} x2={endX} y1={ROW / 2} y2={ROW / 2} />
            <circle className="change-before" cx={startX} cy={ROW / 2} r={RADIUS} />
            <circle className="change-after" cx={endX} cy={ROW / 2} r={RADIUS} />
            <text className="bar-note bar-figures" x="88%" y={ROW / 2} dy="0.35em">
              {text}
            </text>
            <text className="bar-note bar-figures" x="100%" y={ROW / 2} dy="0.35em">
              <tspan className="bar-count">{pointsText(difference)}</tspan>
            </text>
          </svg>
        );
      })}
    </svg>
  );
}
