import { max, scaleLinear } from 'd3';
import { limits } from '#domain/limits.ts';
import { shortenLabel } from './shortenLabel.ts';
import { useWidth } from './useWidth.ts';

interface Bar {
  key: number;
  label: string;
  value: number;
  /** What the value is, in words. */
  title: string;
}

const VALUE_WIDTH = 56;
const MOST_WIDTH = 720;
/** Set on the chart itself, so that what is measured is what is drawn. */
const FONT = '13px Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';

/** Horizontal bars, 50 px for each (section 9), dark red. The table beside it is its equal for who cannot see it. */
export function BarChart({ label, bars }: { label: string; bars: Bar[] }) {
  const { ref, width } = useWidth<HTMLDivElement>(MOST_WIDTH);
  const rowHeight = limits.chartHeightPerOption;
  const labelWidth = Math.min(180, width * 0.36);
  const x = scaleLinear()
    .domain([0, Math.max(1, max(bars, ({ value }) => value) ?? 0)])
    .range([0, Math.max(0, width - labelWidth - VALUE_WIDTH)]);
  const height = rowHeight * bars.length;
  return (
    <div ref={ref} className="bar-chart">
      <svg role="img" aria-label={label} width={width} height={height} style={{ font: FONT }}>
        {bars.map(({ key, label: name, value, title }, index) => (
          <g key={key} transform={`translate(0, ${index * rowHeight})`}>
            <title>{`${name}: ${title}`}</title>
            <text x={labelWidth - 12} y={rowHeight / 2} dy="0.35em" textAnchor="end">
              {shortenLabel(name, labelWidth - 12, FONT)}
            </text>
            <rect
              className="bar"
              x={labelWidth}
              y={rowHeight * 0.2}
              width={x(value)}
              height={rowHeight * 0.6}
              rx={3}
            />
            <text x={labelWidth + x(value) + 8} y={rowHeight / 2} dy="0.35em">
              {value}
            </text>
          </g>
        ))}
        <line className="bar-axis" x1={labelWidth} x2={labelWidth} y1={0} y2={height} />
      </svg>
    </div>
  );
}
