import { formatDay } from '#domain/format/dates.ts';
import { responsesByDay } from './responsesByDay.ts';

/** "The last response arrived on March 1, 2026."; empty without a date (REPORT-13, RESPONSES-11). */
export function lastResponseText(
  responses: readonly { createdAt?: string | null | undefined }[],
): string {
  const last = responsesByDay(responses).at(-1);
  return last ? `The last response arrived on ${formatDay(last.day)}.` : '';
}
