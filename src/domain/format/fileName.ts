import { type DateRange, hasDays } from '../field/dateRange.ts';
import { removeMarks } from '../field/displayText.ts';
import { localDay } from './dates.ts';

/** Characters that file systems forbid, and leading dots, which hide a file. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]+|^\.+/gu;
const MAX_NAME_LENGTH = 80;

/** A file's name: subject, content and the viewer's day, as in "Spring visitors Q1 2026-03-01". */
export function fileName(subject: string, what: string, now = new Date()): string {
  const short = Array.from(removeMarks(subject).replace(FORBIDDEN, ' ').trim())
    .slice(0, MAX_NAME_LENGTH)
    .join('');
  return [short, what, localDay(now)].join(' ').replace(/\s+/g, ' ').trim();
}

/** A range in a file's name: "2026-03-01 to today"; empty for all days. */
export const daysInFileName = (range: DateRange): string =>
  hasDays(range) ? `${range.from || 'begin'} to ${range.to || 'today'}` : '';
