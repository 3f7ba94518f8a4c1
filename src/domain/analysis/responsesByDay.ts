import { localDay, parseTime } from '#domain/format/dates.ts';

export interface DayCount {
  /** The viewer's day as YYYY-MM-DD. */
  day: string;
  count: number;
}

/** A quarter of an hour (ms): days begin with one in every zone, so it is computed per quarter. */
const QUARTER = 15 * 60_000;

type Responses = readonly { createdAt?: string | null | undefined }[];

/** Counted once for each list: several parts of a report show it. */
const cache = new WeakMap<Responses, DayCount[]>();

/** The number of responses per day, in order. Responses without a valid date are left out. */
export function responsesByDay(responses: Responses): readonly DayCount[] {
  const known = cache.get(responses);
  if (known) return known;
  const quarters = new Map<number, number>();
  for (const { createdAt } of responses) {
    const time = parseTime(createdAt);
    if (time === null) continue;
    const quarter = Math.floor(time / QUARTER);
    quarters.set(quarter, (quarters.get(quarter) ?? 0) + 1);
  }
  const countsByDay = new Map<string, number>();
  for (const [quarter, count] of quarters) {
    const day = localDay(new Date(quarter * QUARTER));
    countsByDay.set(day, (countsByDay.get(day) ?? 0) + count);
  }
  const days = [...countsByDay]
    .map(([day, count]) => ({ day, count }))
    .toSorted((a, b) => a.day.localeCompare(b.day));
  cache.set(responses, days);
  return days;
}
