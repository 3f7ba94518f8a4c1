import { formatISO, isValid } from 'date-fns';
import { formatDuration } from '#domain/format/formatDuration.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import type { Response } from '#domain/response/response.ts';
import { responseName } from '#domain/response/responseName.ts';

/** The full time in the viewer's time zone, with its offset: "2026-03-02T09:00:00+14:00" (SEAM-31). */
function formatTime(isoDate: string | null | undefined): string {
  const date = new Date(isoDate ?? '');
  return isValid(date) ? formatISO(date) : 'N/A';
}

/** A response as a row of the exported table: what the list shows, its time in full. */
export function toRecord(response: Response) {
  return {
    Name: responseName(response),
    Survey: response.survey?.title ?? '',
    'Time Spent': formatDuration(response.timeSpent),
    'Completion %': formatPercent(response.completionPercentage),
    'Created at': formatTime(response.createdAt),
  };
}
