/** Days as YYYY-MM-DD in the viewer's time zone, both inclusive; empty where the range is open. */
export interface DateRange {
  from: string;
  to: string;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** A range read from an address; anything that is not a day is ignored. */
export const readRange = (from: string | null, to: string | null): DateRange => ({
  from: from !== null && isDay(from) ? from : '',
  to: to !== null && isDay(to) ? to : '',
});

/** Whether the range excludes anything. */
export const hasDays = ({ from, to }: DateRange): boolean => from !== '' || to !== '';

/** The items within the range (REPORT-13). One without a date is only in the open range. */
export function inRange<Dated extends { createdAt?: string | null | undefined }>(
  all: readonly Dated[],
  range: DateRange,
): readonly Dated[] {
  if (!hasDays(range)) return all;
  const { from, to } = range;
  const begin = from ? new Date(`${from}T00:00:00`).getTime() : Number.NEGATIVE_INFINITY;
  const end = to ? new Date(`${to}T23:59:59.999`).getTime() : Number.POSITIVE_INFINITY;
  return all.filter(({ createdAt }) => {
    const at = Date.parse(createdAt ?? '');
    return at >= begin && at <= end;
  });
}
