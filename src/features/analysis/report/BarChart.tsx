import './bar-chart.css';
import { userText } from '#domain/field/displayText.ts';
import { formatCount } from '#domain/format/figures.ts';
import { limits } from '#domain/limits.ts';
import { BarAxis, BarLabel } from './barParts.tsx';

export interface Bar {
  key: number;
  label: string;
  /** Null if it is not known. */
  value: number | null;
  /** The value in words. */
  title: string;
  /** The text after the value: "60.00%". */
  note?: string;
  /** The bar's colour, if not the usual one. */
  fill?: string | undefined;
  /** The action of a click; the table has a button for it. */
  onClick?: (() => void) | undefined;
  isChosen?: boolean;
}

interface BarChartProps {
  label: string;
  bars: Bar[];
  /** Whether a table beside it has the labels and figures; otherwise each bar has its own above. */
  isInTable: boolean;
  /** The value of a bar of the whole width; by default the largest value. */
  maximum?: number;
  /** The height of a row and of a bar in it (px). */
  rowHeight?: number;
  barHeight?: number;
}

/** Of a chart outside a table (px): the line of the labels, and the height of a bar below it. */
const LABEL_HEIGHT = 20;
const BAR_BELOW_LABEL = 16;

/** In percent: the figures at the end of a label's line need the rest. */
const LABEL_WIDTH = 66;

/** Horizontal bars of 50 px (REPORT-5), placed in percent: nothing is measured before drawing. */
export function BarChart({
  label,
  bars,
  isInTable,
  maximum,
  rowHeight = limits.chartHeightPerOption,
  barHeight = 28,
}: BarChartProps) {
  const largest = maximum ?? bars.reduce((most, { value }) => Math.max(most, value ?? 0), 1);
  return (
    <svg
      role="img"
      aria-label={label}
      className="bar-chart"
      width="100%"
      height={rowHeight * bars.length}
    >
      {bars.map((bar, index) => {
        const { key, label: name, value, title, note, fill, onClick, isChosen } = bar;
        const className = isChosen ? 'bar-chosen' : 'bar-option';
        return (
          <svg
            key={key}
            y={index * rowHeight}
            height={rowHeight}
            {...(onClick && { onClick, className })}
          >
            <title>{`${userText(name)}: ${title}`}</title>
            <rect width="100%" height={rowHeight} fill="transparent" />
            {!isInTable && (
              <>
                <BarLabel text={name} width={LABEL_WIDTH} height={LABEL_HEIGHT} />
                <text className="bar-figures" x="100%" y={LABEL_HEIGHT / 2} dy="0.35em">
                  <tspan className="bar-count">{value === null ? '' : formatCount(value)}</tspan>
                  <tspan dx={8}>{note}</tspan>
                </text>
              </>
            )}
            <rect
              className="bar"
              style={fill ? { fill } : undefined}
              y={isInTable ? (rowHeight - barHeight) / 2 : LABEL_HEIGHT + 4}
              width={`${((value ?? 0) / largest) * 100}%`}
              height={isInTable ? barHeight : BAR_BELOW_LABEL}
              rx={3}
            />
          </svg>
        );
      })}
      {isInTable && <BarAxis height={rowHeight * bars.length} />}
    </svg>
  );
}
