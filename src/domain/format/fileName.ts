import { withoutMarks } from '../field/visible.ts';
import { localDay } from './dates.ts';

/** Characters that file systems forbid, and leading dots, which hide a file. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]+|^\.+/gu;
const LONGEST = 80;

/**
 * A file's name without its extension: subject, content and the viewer's day, as in "Spring
 * visitors Q1 2026-03-01".
 */
export function fileName(subject: string, what: string, now = new Date()): string {
  const short = Array.from(withoutMarks(subject).replace(FORBIDDEN, ' ').trim())
    .slice(0, LONGEST)
    .join('');
  return [short, what, localDay(now)].join(' ').replace(/\s+/g, ' ').trim();
}
