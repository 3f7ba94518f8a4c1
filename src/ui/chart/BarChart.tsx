import './bar-chart.css';
import { isolated } from '#domain/field/visible.ts';
import { formatCount } from '#domain/format/formatCount.ts';
import { limits } from '#domain/limits.ts';

interface Bar {
  key: number;
  label: string;
  value: number;
  /** What the value is, in words. */
  title: string;
  /** What stands below the value: "60.00%". */
  note?: string;
  /** What a click on it does; the table beside the chart has a button for the same. */
  onClick?: (() => void) | undefined;
  /** Whether it is chosen. */
  isChosen?: boolean;
}

/** In percent of the chart's width. Labels wrap in their column; values need room at the longest bar. */
const LABEL_COLUMN = 30;
const LONGEST_BAR = 48;

/**
 * Horizontal bars, 50 px for each (REPORT-5), dark red, as wide as there is room: all in percent, so that
 * nothing has to be measured before it is drawn. The table beside it says the same to those who cannot see it.
 */
export function BarChart({ label, bars }: { label: string; bars: Bar[] }) {
  const rowHeight = limits.chartHeightPerOption;
  const largest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <svg
      role="img"
      aria-label={label}
      className="bar-chart"
      width="100%"
      height={rowHeight * bars.length}
    >
      {bars.map(({ key, label: name, value, title, note, onClick, isChosen }, index) => {
        const length = (value / largest) * LONGEST_BAR;
        return (
          <svg
            key={key}
            y={index * rowHeight}
            height={rowHeight}
            {...(onClick && { onClick, className: isChosen ? 'bar-chosen' : 'bar-choice' })}
          >
            <title>{`${isolated(name)}: ${title}`}</title>
            {onClick && <rect width="100%" height={rowHeight} fill="transparent" />}
            <foreignObject width={`${LABEL_COLUMN}%`} height={rowHeight}>
              <div className="bar-label">
                <span>{name}</span>
              </div>
            </foreignObject>
            <rect
              className="bar"
              x={`${LABEL_COLUMN}%`}
              y={rowHeight * 0.2}
              width={`${length}%`}
              height={rowHeight * 0.6}
              rx={3}
            />
            <text x={`${LABEL_COLUMN + length}%`} dx={8} y={note ? '38%' : '50%'} dy="0.35em">
              {formatCount(value)}
            </text>
            {note && (
              <text x={`${LABEL_COLUMN + length}%`} dx={8} y="66%" dy="0.35em" className="bar-note">
                {note}
              </text>
            )}
          </svg>
        );
      })}
      <line
        className="bar-axis"
        x1={`${LABEL_COLUMN}%`}
        x2={`${LABEL_COLUMN}%`}
        y2={rowHeight * bars.length}
      />
    </svg>
  );
}
