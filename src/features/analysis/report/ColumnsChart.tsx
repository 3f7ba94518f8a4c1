import './bar-chart.css';
import { userText } from '#domain/field/displayText.ts';
import { formatCount, formatPercent } from '#domain/format/figures.ts';
import { limits } from '#domain/limits.ts';
import { groupColor } from '../compare/groupColor.ts';
import { BarLabel } from './barParts.tsx';
import { findLargestShare, type GroupedChartProps } from './GroupedBars.tsx';
import { splitEvenly } from './splitEvenly.ts';

/** Heights and lengths in pixels. */
const NAME_LINE = 18;
const BASE_LINE = 28;
const ROW = 40;
const BAR = 16;
const BAND_GAP = 24;

/** In percent of the chart's width. */
const LABEL_WIDTH = 20;

/** In percent of a column: the rest holds "100.00%" after the longest bar in a chart of 600 px. */
const maxBarWidths: Record<number, number> = { 3: 57, 4: 44, 5: 31 };
const WIDE_BAR = 62;

/** In letters: a longer name needs two lines. */
const MAX_SHORT_NAME = 12;

/** More groups continue in another band below. */
const MAX_COLUMNS = 5;

/** A column per group with its name, base and percentages, all on one scale (REPORT-22). */
export function ColumnsChart({ label, groups, rows }: GroupedChartProps) {
  const largest = findLargestShare(rows);
  const colored = groups.map((group, index) => ({
    ...group,
    index,
    color: groupColor(index, groups.length),
  }));
  const hasLongName = groups.some(({ name }) => name.length > MAX_SHORT_NAME);
  const nameHeight = hasLongName ? 2 * NAME_LINE : NAME_LINE;
  const headHeight = nameHeight + BASE_LINE;
  const bands = splitEvenly(colored, MAX_COLUMNS);
  const [firstBand = []] = bands;
  const columnWidth = (100 - LABEL_WIDTH) / firstBand.length;
  const maxBarWidth = maxBarWidths[firstBand.length] ?? WIDE_BAR;
  const bandHeight = headHeight + ROW * rows.length;
  const height = bandHeight * bands.length + BAND_GAP * (bands.length - 1);
  return (
    <svg role="img" aria-label={label} className="bar-chart" width="100%" height={height}>
      {bands.map((band, bandIndex) => (
        <g
          key={band[0]?.index ?? 0}
          transform={`translate(0 ${bandIndex * (bandHeight + BAND_GAP)})`}
        >
          {band.map(({ index, name, base, color }, column) => (
            <svg
              key={index}
              className="column-head"
              x={`${LABEL_WIDTH + column * columnWidth}%`}
              width={`${columnWidth}%`}
              height={headHeight}
            >
              <title>{userText(name)}</title>
              <rect y={3} width={12} height={12} rx={3} style={{ fill: color }} />
              <BarLabel text={name} x={18} width={78} height={nameHeight} />
              <g className="column-base" transform={`translate(0 ${nameHeight})`}>
                <BarLabel
                  text={
                    base < limits.comparedPeople
                      ? `few answers: ${formatCount(base)}`
                      : `${formatCount(base)} answered`
                  }
                  width={96}
                  height={20}
                />
              </g>
            </svg>
          ))}
          {rows.map(({ key, label: name, shares: ownShares }, row) => (
            <svg key={key} className="column-row" y={headHeight + row * ROW} height={ROW}>
              <title>{userText(name)}</title>
              <rect width="100%" height={ROW} fill="transparent" />
              <line className="column-line" x2="100%" y1={0.5} y2={0.5} />
              <svg y={(ROW - 20) / 2} width={`${LABEL_WIDTH}%`} height={20}>
                <title>{userText(name)}</title>
                <BarLabel text={name} width={94} height={20} />
              </svg>
              {band.map(({ index, name: group, color }, column) => {
                const share = ownShares[index] ?? null;
                const length = ((share ?? 0) / largest) * maxBarWidth;
                return (
                  <svg
                    key={index}
                    x={`${LABEL_WIDTH + column * columnWidth}%`}
                    width={`${columnWidth}%`}
                    height={ROW}
                  >
                    <title>{`${userText(name)}, ${userText(group)}: ${formatPercent(share)}`}</title>
                    <rect
                      className="bar"
                      y={(ROW - BAR) / 2}
                      width={`${length}%`}
                      height={BAR}
                      rx={3}
                      style={{ fill: color }}
                    />
                    <text className="bar-note" x={`${length}%`} dx={8} y={ROW / 2} dy="0.35em">
                      {formatPercent(share)}
                    </text>
                  </svg>
                );
              })}
            </svg>
          ))}
        </g>
      ))}
    </svg>
  );
}
