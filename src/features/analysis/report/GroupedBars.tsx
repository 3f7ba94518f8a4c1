import './bar-chart.css';
import { userText } from '#domain/field/displayText.ts';
import { formatPercent } from '#domain/format/figures.ts';
import { groupColor, hasOwnColors } from '../compare/groupColor.ts';
import { BarAxis, BarLabel } from './barParts.tsx';

interface GroupedRow {
  key: number;
  label: string;
  /** Each group's percentage, in the order of groups; null if unknown. */
  shares: (number | null)[];
}

export interface GroupedChartProps {
  label: string;
  /** The groups, and how many of each answered the question. */
  groups: { name: string; base: number }[];
  rows: GroupedRow[];
}

/** The largest percentage of all groups, which sets the scale; 1 if all are 0 or unknown. */
export const findLargestShare = (rows: readonly Pick<GroupedRow, 'shares'>[]): number =>
  rows
    .flatMap(({ shares }) => shares)
    .reduce<number>((most, share) => Math.max(most, share ?? 0), 0) || 1;

/** In percent of the chart's width; the rest is for the figure after the bar. */
const MAX_BAR_WIDTH = 74;
/** Heights in pixels. */
const LINE = 20;
const NAME_LINE = 18;
const PITCH = 16;
const BAR = 12;
const GAP = 12;

/** For narrow windows: the groups' bars below one another, all on one scale (REPORT-22). */
export function GroupedBars({ label, groups, rows }: GroupedChartProps) {
  const nameHeight = hasOwnColors(groups.length) ? 0 : NAME_LINE;
  const pitch = PITCH + nameHeight;
  const rowHeight = LINE + groups.length * pitch + GAP;
  const largest = findLargestShare(rows);
  const height = rowHeight * rows.length;
  return (
    <svg role="img" aria-label={label} className="bar-chart" width="100%" height={height}>
      {rows.map(({ key, label: name, shares: ownShares }, row) => (
        <svg key={key} y={row * rowHeight} height={rowHeight}>
          <title>{userText(name)}</title>
          <BarLabel text={name} width={100} height={LINE} />
          {ownShares.map((share, index) => {
            const group = userText(groups[index]?.name ?? '');
            const length = ((share ?? 0) / largest) * MAX_BAR_WIDTH;
            const y = LINE + index * pitch + nameHeight;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: groups may share a name and never move
              <g key={index}>
                <title>{`${userText(name)}, ${group}: ${formatPercent(share)}`}</title>
                {nameHeight > 0 && (
                  <g className="group-name" transform={`translate(0 ${y - nameHeight})`}>
                    <BarLabel text={groups[index]?.name ?? ''} width={100} height={nameHeight} />
                  </g>
                )}
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
