import './bar-chart.css';
import { personText } from '#domain/field/visible.ts';
import { formatPercent } from '#domain/format/figures.ts';
import { limits } from '#domain/limits.ts';
import { BarAxis, BarLabel, groupColor, useBarColumns } from './barParts.tsx';

interface SplitRow {
  key: number;
  label: string;
  /** Each group's percentage, in the order of groups; null if unknown. */
  shares: (number | null)[];
}

interface SplitChartProps {
  label: string;
  groups: string[];
  rows: SplitRow[];
}

/** In percent of the chart's width. */
const LONGEST_BAR = 40;
/** Heights in pixels. */
const BAR = 18;
const GAP = 14;

/**
 * Bars of each group beside one another: the percentage of the group that took a choice. All rows
 * share one scale.
 */
export function SplitChart({ label, groups, rows }: SplitChartProps) {
  const rowHeight = Math.max(limits.chartHeightPerOption, groups.length * BAR + GAP);
  const { column } = useBarColumns(rows.map((row) => row.label));
  return (
    <svg
      role="img"
      aria-label={label}
      className="bar-chart"
      width="100%"
      height={rowHeight * rows.length}
    >
      {rows.map(({ key, label: name, shares }, row) => (
        <svg key={key} y={row * rowHeight} height={rowHeight}>
          <title>{personText(name)}</title>
          <BarLabel text={name} width={column} height={rowHeight} />
          {shares.map((share, index) => {
            const group = personText(groups[index] ?? '');
            const length = ((share ?? 0) / 100) * LONGEST_BAR;
            const top = (rowHeight - shares.length * BAR) / 2 + index * BAR;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: groups may share a name and never move
              <g key={index}>
                <title>{`${personText(name)}, ${group}: ${formatPercent(share)}`}</title>
                <rect
                  x={`${column}%`}
                  y={top + 1}
                  width={`${length}%`}
                  height={BAR - 3}
                  rx={2}
                  fill={groupColor(index)}
                />
                <text x={`${column + length}%`} dx={8} y={top + BAR / 2} dy="0.35em">
                  {formatPercent(share)}
                  <tspan dx={6} className="bar-note">
                    {group}
                  </tspan>
                </text>
              </g>
            );
          })}
        </svg>
      ))}
      <BarAxis at={column} height={rowHeight * rows.length} />
    </svg>
  );
}
