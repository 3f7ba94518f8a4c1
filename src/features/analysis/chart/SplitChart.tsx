import './bar-chart.css';
import { isolated, userText } from '#domain/field/displayText.ts';
import { formatCount, formatPercent } from '#domain/format/figures.ts';
import { BarAxis, BarLabel } from './barParts.tsx';
import { groupColor } from './groupColor.ts';

interface SplitRow {
  key: number;
  label: string;
  /** Each group's percentage, in the order of groups; null if unknown. */
  shares: (number | null)[];
}

interface SplitChartProps {
  label: string;
  groups: { name: string; base: number }[];
  rows: SplitRow[];
  /** Whether the chart has the names of the groups: on paper and in a saved picture. */
  hasLegend: boolean;
}

/** In percent of the chart's width; the rest is for the figure behind the bar. */
const MAX_BAR_WIDTH = 82;
/** Heights in pixels. */
const LINE = 20;
const PITCH = 16;
const BAR = 12;
const GAP = 12;
/** In letters: a longer name does not fit its place in the legend. */
const MAX_NAME_LENGTH = 30;

/** The groups with their colours and bases, in two columns. */
function Legend({ groups }: Pick<SplitChartProps, 'groups'>) {
  return groups.map(({ name, base }, index) => {
    const x = `${(index % 2) * 50}%`;
    const y = Math.floor(index / 2) * LINE;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: groups may share a name and never move
      <g key={index}>
        <rect
          x={x}
          y={y + 4}
          width={12}
          height={12}
          rx={3}
          style={{ fill: groupColor(index, groups.length) }}
        />
        <text x={x} dx={18} y={y + LINE / 2} dy="0.35em">
          {`${isolated(Array.from(name).slice(0, MAX_NAME_LENGTH).join(''))} (${formatCount(base)})`}
        </text>
      </g>
    );
  });
}

/**
 * Bars of each group below one another: the percentage of the group that took a choice. All rows
 * share one scale, whose longest bar fills the chart (REPORT-22).
 */
export function SplitChart({ label, groups, rows, hasLegend }: SplitChartProps) {
  const top = hasLegend ? Math.ceil(groups.length / 2) * LINE + GAP : 0;
  const rowHeight = LINE + groups.length * PITCH + GAP;
  const shares = rows.flatMap((row) => row.shares);
  const largest = shares.reduce<number>((most, share) => Math.max(most, share ?? 0), 0) || 1;
  const height = top + rowHeight * rows.length;
  return (
    <svg role="img" aria-label={label} className="bar-chart" width="100%" height={height}>
      {hasLegend && <Legend groups={groups} />}
      {rows.map(({ key, label: name, shares: ownShares }, row) => (
        <svg key={key} y={top + row * rowHeight} height={rowHeight}>
          <title>{userText(name)}</title>
          <BarLabel text={name} width={100} height={LINE} />
          {ownShares.map((share, index) => {
            const group = userText(groups[index]?.name ?? '');
            const length = ((share ?? 0) / largest) * MAX_BAR_WIDTH;
            const y = LINE + index * PITCH;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: groups may share a name and never move
              <g key={index}>
                <title>{`${userText(name)}, ${group}: ${formatPercent(share)}`}</title>
                <rect
                  y={y + 2}
                  width={`${length}%`}
                  height={BAR}
                  rx={3}
                  style={{ fill: groupColor(index, groups.length) }}
                />
                <text className="bar-note" x={`${length}%`} dx={8} y={y + PITCH / 2} dy="0.35em">
                  {formatPercent(share)}
                </text>
              </g>
            );
          })}
        </svg>
      ))}
      <BarAxis height={height} />
    </svg>
  );
}
