import { formatDay, localDay, parseTime } from '#domain/format/dates.ts';
import { isDay } from './plausibleValues.ts';

/** Days as YYYY-MM-DD in the viewer's time zone, both inclusive; empty if the range is open. */
export interface DateRange {
  from: string;
  to: string;
}

interface Dated {
  createdAt?: string | null | undefined;
}

/** Reads a range from a URL; invalid days are ignored. */
export const readRange = (from: string | null, to: string | null): DateRange => ({
  from: from !== null && isDay(from) ? from : '',
  to: to !== null && isDay(to) ? to : '',
});

/** Whether the range excludes anything. */
export const hasDays = ({ from, to }: DateRange): boolean => from !== '' || to !== '';

/** The start of a day, or of one some days later: it may begin after midnight, or repeat an hour. */
function startTime(day: string, daysLater = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const start = new Date(0);
  start.setFullYear(year, month - 1, date + daysLater);
  start.setHours(0, 0, 0, 0);
  return start.getTime();
}

/** Whether a date is within the range (REPORT-13). A missing date is only in the open range. */
export function isInRange(range: DateRange): (item: Dated) => boolean {
  if (!hasDays(range)) return () => true;
  const { from, to } = range;
  const startTimestamp = from ? startTime(from) : Number.NEGATIVE_INFINITY;
  const end = to ? startTime(to, 1) : Number.POSITIVE_INFINITY;
  return ({ createdAt }) => {
    const timestamp = parseTime(createdAt);
    return timestamp !== null && timestamp >= startTimestamp && timestamp < end;
  };
}

/** The day some days after another one, or before it if the number is negative. */
export const dayAfter = (day: string, days: number): string =>
  localDay(new Date(startTime(day, days)));

/** The named ranges as of a day. */
export const presets = {
  'Last 7 days': (today: string): DateRange => ({ from: dayAfter(today, -6), to: today }),
  'Last 30 days': (today: string): DateRange => ({ from: dayAfter(today, -29), to: today }),
  'This year': (today: string): DateRange => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
};

/** Formats a range as "March 1, 2026 to March 7, 2026", or as "all days" if it is empty. */
export function daysName({ from, to }: DateRange): string {
  if (!hasDays({ from, to })) return 'all days';
  if (from === to) return formatDay(from);
  if (!from) return `until ${formatDay(to)}`;
  return to ? `${formatDay(from)} to ${formatDay(to)}` : `since ${formatDay(from)}`;
}
