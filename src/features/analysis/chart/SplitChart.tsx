import './bar-chart.css';
import { isolated, personText } from '#domain/field/visible.ts';
import { formatPercent } from '#domain/format/figures.ts';
import { useMediaQuery } from '#ui/hooks.ts';
import { BarAxis, BarLabel, groupColor } from './barParts.tsx';

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

/** In percent of the chart's width; the rest is for the figure behind the bar. */
const LONGEST_BAR = 82;
/** Heights in pixels. */
const LINE = 20;
const BAR = 18;
const GAP = 14;
/** In letters: a longer name does not fit its place in the legend. */
const LONGEST_NAME = 30;

/** The groups with their colours, in columns. */
function Legend({ groups, columns }: { groups: string[]; columns: number }) {
  return groups.map((group, index) => {
    const x = `${((index % columns) / columns) * 100}%`;
    const y = Math.floor(index / columns) * LINE;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: groups may share a name and never move
      <g key={index}>
        <rect x={x} y={y + 4} width={12} height={12} rx={2} fill={groupColor(index)} />
        <text x={x} dx={18} y={y + LINE / 2} dy="0.35em">
          {isolated(Array.from(group).slice(0, LONGEST_NAME).join(''))}
        </text>
      </g>
    );
  });
}

/**
 * Bars of each group below one another: the percentage of the group that took a choice. All rows
 * share one scale, whose longest bar fills the chart (REPORT-22).
 */
export function SplitChart({ label, groups, rows }: SplitChartProps) {
  const columns = useMediaQuery('(max-width: 599px)') ? 2 : 4;
  const top = Math.ceil(groups.length / columns) * LINE + GAP;
  const rowHeight = LINE + groups.length * BAR + GAP;
  const shown = rows.flatMap(({ shares }) => shares);
  const largest = shown.reduce<number>((most, share) => Math.max(most, share ?? 0), 0) || 1;
  const height = top + rowHeight * rows.length;
  return (
    <svg role="img" aria-label={label} className="bar-chart" width="100%" height={height}>
      <Legend groups={groups} columns={columns} />
      {rows.map(({ key, label: name, shares }, row) => (
        <svg key={key} y={top + row * rowHeight} height={rowHeight}>
          <title>{personText(name)}</title>
          <BarLabel text={name} width={100} height={LINE} />
          {shares.map((share, index) => {
            const group = personText(groups[index] ?? '');
            const length = ((share ?? 0) / largest) * LONGEST_BAR;
            const y = LINE + index * BAR;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: groups may share a name and never move
              <g key={index}>
                <title>{`${personText(name)}, ${group}: ${formatPercent(share)}`}</title>
                <rect
                  y={y + 1}
                  width={`${length}%`}
                  height={BAR - 3}
                  rx={2}
                  fill={groupColor(index)}
                />
                <text x={`${length}%`} dx={8} y={y + BAR / 2} dy="0.35em">
                  {formatPercent(share)}
                </text>
              </g>
            );
          })}
        </svg>
      ))}
      <BarAxis at={0} height={height} />
    </svg>
  );
}
