import { type DateRange, hasDays } from '../field/dateRange.ts';
import { localDay } from '../format/dates.ts';

/** Two periods that are compared. */
export interface Periods {
  before: DateRange;
  after: DateRange;
  /** The halves of the selected days, or the selected days and as many days before them. */
  kind: 'halves' | 'preceding';
}

/** Noon is in the named day, whatever the clock change of its night. */
const noonOf = (day: string) => new Date(`${day}T12:00`);

function addDays(day: string, days: number): string {
  const date = noonOf(day);
  date.setDate(date.getDate() + days);
  return localDay(date);
}

const DAY = 86_400_000;

/** The number of days of a closed range. */
const countDays = ({ from, to }: DateRange): number =>
  Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / DAY) + 1;

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
  const after = { from: range.from || first, to: range.to || last };
  const length = countDays(after);
  if (hasDays(range)) {
    const before = { from: addDays(after.from, -length), to: addDays(after.from, -1) };
    if (days.some((day) => day >= before.from && day <= before.to)) {
      return { before, after, kind: 'preceding' };
    }
  }
  if (length < 2) return null;
  const middle = addDays(after.from, Math.floor(length / 2));
  return {
    before: { from: after.from, to: addDays(middle, -1) },
    after: { from: middle, to: after.to },
    kind: 'halves',
  };
}
