import { type DateRange, hasDays } from '#domain/field/dateRange.ts';
import { formatDay } from '#domain/format/formatDate.ts';

/** A range in words: "March 1, 2026 to March 7, 2026"; "all days" without one. */
export function daysName({ from, to }: DateRange): string {
  if (!hasDays({ from, to })) return 'all days';
  if (from === to) return formatDay(from);
  if (!from) return `until ${formatDay(to)}`;
  return to ? `${formatDay(from)} to ${formatDay(to)}` : `since ${formatDay(from)}`;
}
