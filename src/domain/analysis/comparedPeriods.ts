import { type DateRange, dayAfter, hasDays } from '../field/dateRange.ts';

/** Two periods that are compared. */
export interface Periods {
  earlier: DateRange;
  later: DateRange;
  /** The halves of the selected days, or the selected days and as many days before them. */
  kind: 'halves' | 'preceding';
}

/** A day of a date without a time, which is read as UTC (ms). */
const DAY = 86_400_000;

/** The number of days from the first to the last day of a range that has both. */
const countDays = ({ from, to }: DateRange): number =>
  (Date.parse(to) - Date.parse(from)) / DAY + 1;

/**
 * The periods that a report compares, in the viewer's days (INSIGHT-2): with a date filter the
 * selected days and the preceding days of equal number, if they have responses; otherwise the
 * halves of the selected days. A middle day belongs to the second half. Null for less than two days.
 *
 * @param days the days with responses, in order, of all dates
 */
export function comparedPeriods(days: readonly string[], range: DateRange): Periods | null {
  const selected = days.filter(
    (day) => (!range.from || day >= range.from) && (!range.to || day <= range.to),
  );
  const [first, last] = [selected[0], selected.at(-1)];
  if (!first || !last) return null;
  const later = { from: range.from || first, to: range.to || last };
  const length = countDays(later);
  if (hasDays(range)) {
    const earlier = { from: dayAfter(later.from, -length), to: dayAfter(later.from, -1) };
    if (days.some((day) => day >= earlier.from && day <= earlier.to)) {
      return { earlier, later, kind: 'preceding' };
    }
  }
  if (length < 2) return null;
  const middle = dayAfter(later.from, Math.floor(length / 2));
  return {
    earlier: { from: later.from, to: dayAfter(middle, -1) },
    later: { from: middle, to: later.to },
    kind: 'halves',
  };
}
