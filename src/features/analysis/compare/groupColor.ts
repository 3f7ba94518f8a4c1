/** The colours from dark to light; more groups take the colour of bars. */
const RAMP_SIZE = 6;

/** Whether each of the groups has its own colour. */
export const hasOwnColors = (groupCount: number): boolean => groupCount <= RAMP_SIZE;

/** The fill of a compared group: the ramp's colours, spread over up to six groups. */
export function groupColor(index: number, groupCount: number): string {
  if (!hasOwnColors(groupCount)) return 'var(--bar)';
  const step = groupCount > 1 ? (index * (RAMP_SIZE - 1)) / (groupCount - 1) : 0;
  return `var(--ramp-${Math.round(step) + 1})`;
}
