import { localDay } from './localDay.ts';

/** Characters that file systems forbid in names, and leading dots, which would hide the file. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]+|^\.+/gu;
const LONGEST = 80;

/** A file's name, without its ending: what it is of, what it holds, and the viewer's day: "Spring visitors Q1 2026-03-01". */
export function fileName(subject: string, what: string, now = new Date()): string {
  const short = Array.from(subject.replace(FORBIDDEN, ' ').trim()).slice(0, LONGEST).join('');
  return [short, what, localDay(now)].join(' ').replace(/\s+/g, ' ').trim();
}
