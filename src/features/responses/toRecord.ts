import { formatShortDate } from '#domain/formatDate.ts';
import { formatDuration } from '#domain/formatDuration.ts';
import { formatPercent } from '#domain/formatPercent.ts';
import type { Response } from '#domain/response.ts';
import { responseName } from '#domain/responseName.ts';

/** A response as a row of the exported table: what the list shows. */
export function toRecord(response: Response) {
  return {
    Name: responseName(response),
    Survey: response.survey?.title ?? '',
    'Time Spent': formatDuration(response.timeSpent),
    'Completion %': formatPercent(response.completionPercentage),
    'Created at': formatShortDate(response.createdAt),
  };
}
