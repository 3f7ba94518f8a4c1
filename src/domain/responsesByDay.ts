export interface DayCount {
  /** The day as YYYY-MM-DD, in UTC. */
  day: string;
  count: number;
}

/** How many responses each day brought, in order of the days. Those without a valid date are left out. */
export function responsesByDay(
  responses: readonly { createdAt?: string | null | undefined }[],
): DayCount[] {
  const counts = new Map<string, number>();
  for (const { createdAt } of responses) {
    const date = new Date(createdAt ?? '');
    if (Number.isNaN(date.getTime())) continue;
    const day = date.toISOString().slice(0, 10);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts]
    .map(([day, count]) => ({ day, count }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}
