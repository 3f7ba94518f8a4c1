import './bar-chart.css';
import { personText } from '#domain/field/visible.ts';
import { formatCount } from '#domain/format/figures.ts';
import { limits } from '#domain/limits.ts';
import { BarAxis, BarLabel, useBarColumns } from './barParts.tsx';

interface Bar {
  key: number;
  label: string;
  /** Null if it is not known. */
  value: number | null;
  /** The value in words. */
  title: string;
  /** The text behind the value: "60.00%". */
  note?: string;
  /** The action of a click; the table beside the chart has a button for it. */
  onClick?: (() => void) | undefined;
  /** Whether it is selected. */
  isChosen?: boolean;
}

/** In pixels. */
const DIGIT = 8;

/**
 * Horizontal dark red bars of 50 px each (REPORT-5). All positions are percentages, so nothing is
 * measured before drawing. The table beside it has the same data.
 */
export function BarChart({ label, bars }: { label: string; bars: Bar[] }) {
  const rowHeight = limits.chartHeightPerOption;
  const { column, figures } = useBarColumns(bars.map((bar) => bar.label));
  const largest = bars.reduce((found, { value }) => Math.max(found, value ?? 0), 1);
  const behindCount = 16 + formatCount(largest).length * DIGIT;
  const texts = bars.map(({ label: name, title }) => `${personText(name)}: ${title}`);
  return (
    <svg
      role="img"
      aria-label={label}
      className="bar-chart"
      width="100%"
      height={rowHeight * bars.length}
    >
      {bars.map(({ key, label: name, value, note, onClick, isChosen }, index) => {
        const length = ((value ?? 0) / largest) * (100 - figures - column);
        return (
          <svg
            key={key}
            y={index * rowHeight}
            height={rowHeight}
            {...(onClick && { onClick, className: isChosen ? 'bar-chosen' : 'bar-choice' })}
          >
            <title>{texts[index]}</title>
            <rect width="100%" height={rowHeight} fill="transparent" />
            <BarLabel text={name} width={column} height={rowHeight} />
            <rect
              className="bar"
              x={`${column}%`}
              y={rowHeight * 0.2}
              width={`${length}%`}
              height={rowHeight * 0.6}
              rx={3}
            />
            <text x={`${column + length}%`} dx={8} y="50%" dy="0.35em">
              {value === null ? note : formatCount(value)}
            </text>
            {note && value !== null && (
              <text
                x={`${column + length}%`}
                dx={behindCount}
                y="50%"
                dy="0.35em"
                className="bar-note"
              >
                {note}
              </text>
            )}
          </svg>
        );
      })}
      <BarAxis at={column} height={rowHeight * bars.length} />
    </svg>
  );
}
