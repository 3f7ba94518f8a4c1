import { localDay } from '#domain/format/dates.ts';

export interface DayCount {
  /** The viewer's day as YYYY-MM-DD. */
  day: string;
  count: number;
}

/** The number of responses per day, in order. Responses without a valid date are left out. */
export function responsesByDay(
  responses: readonly { createdAt?: string | null | undefined }[],
): DayCount[] {
  const counts = new Map<string, number>();
  for (const { createdAt } of responses) {
    const date = new Date(createdAt ?? '');
    if (Number.isNaN(date.getTime())) continue;
    const day = localDay(date);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts]
    .map(([day, count]) => ({ day, count }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}
