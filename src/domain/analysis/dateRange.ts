/** Days as YYYY-MM-DD in the viewer's time zone, both inclusive; empty where the range is open. */
export interface DateRange {
  from: string;
  to: string;
}

/** `Date` takes February 30 for March 2: a day is one that reads as it was written. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A range read from an address; anything that is not a day is ignored. */
export const readRange = (from: string | null, to: string | null): DateRange => ({
  from: from !== null && isDay(from) ? from : '',
  to: to !== null && isDay(to) ? to : '',
});

/** Whether the range excludes anything. */
export const hasDays = ({ from, to }: DateRange): boolean => from !== '' || to !== '';

/** The first moment of a day, or of a later one. A day may begin after midnight, or have an hour twice. */
function startOf(day: string, daysLater = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const start = new Date(0);
  start.setFullYear(year, month - 1, date + daysLater);
  start.setHours(0, 0, 0, 0);
  return start.getTime();
}

/** The items within the range (REPORT-13). One without a date is only in the open range. */
export function inRange<Dated extends { createdAt?: string | null | undefined }>(
  all: readonly Dated[],
  range: DateRange,
): readonly Dated[] {
  if (!hasDays(range)) return all;
  const { from, to } = range;
  const begin = from ? startOf(from) : Number.NEGATIVE_INFINITY;
  const end = to ? startOf(to, 1) : Number.POSITIVE_INFINITY;
  return all.filter(({ createdAt }) => {
    const at = Date.parse(createdAt ?? '');
    return at >= begin && at < end;
  });
}
