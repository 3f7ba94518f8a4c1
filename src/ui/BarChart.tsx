import { max, scaleLinear } from 'd3';
import { limits } from '#domain/limits.ts';

interface Bar {
  key: number;
  label: string;
  value: number;
  /** What the value is, in words. */
  title: string;
}

const LABEL_WIDTH = 180;
const VALUE_WIDTH = 56;
const WIDTH = 720;
const LABEL_LETTERS = 26;

const shorten = (label: string) =>
  label.length > LABEL_LETTERS ? `${label.slice(0, LABEL_LETTERS - 1)}…` : label;

/** Horizontal bars, 50 px for each (section 9), dark red. The table beside it is its equal for who cannot see it. */
export function BarChart({ label, bars }: { label: string; bars: Bar[] }) {
  const rowHeight = limits.chartHeightPerOption;
  const x = scaleLinear()
    .domain([0, Math.max(1, max(bars, ({ value }) => value) ?? 0)])
    .range([0, WIDTH - LABEL_WIDTH - VALUE_WIDTH]);
  const height = rowHeight * bars.length;
  return (
    <svg
      role="img"
      aria-label={label}
      className="bar-chart"
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
    >
      {bars.map(({ key, label: name, value, title }, index) => (
        <g key={key} transform={`translate(0, ${index * rowHeight})`}>
          <title>{`${name}: ${title}`}</title>
          <text x={LABEL_WIDTH - 12} y={rowHeight / 2} dy="0.35em" textAnchor="end">
            {shorten(name)}
          </text>
          <rect
            className="bar"
            x={LABEL_WIDTH}
            y={rowHeight * 0.2}
            width={x(value)}
            height={rowHeight * 0.6}
            rx={3}
          />
          <text x={LABEL_WIDTH + x(value) + 8} y={rowHeight / 2} dy="0.35em">
            {value}
          </text>
        </g>
      ))}
      <line className="bar-axis" x1={LABEL_WIDTH} x2={LABEL_WIDTH} y1={0} y2={height} />
    </svg>
  );
}
