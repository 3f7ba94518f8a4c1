const twoDigits = (number: number) => String(Math.floor(Math.abs(number))).padStart(2, '0');

/** The day in the viewer's time zone, as YYYY-MM-DD (SEAM-30). */
export function localDay(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** An ISO date in ms; null if invalid. A day without a time begins in the viewer's time zone. */
export function parseTime(isoDate: string | null | undefined): number | null {
  const text = isoDate ?? '';
  const time = Date.parse(text.length === '2026-03-02'.length ? `${text}T00:00` : text);
  return Number.isNaN(time) ? null : time;
}

/** An ISO date as in `parseTime`; null for an invalid one. */
export function parseDate(isoDate: string | null | undefined): Date | null {
  const time = parseTime(isoDate);
  return time === null ? null : new Date(time);
}

const formatMonth = (date: Date) => months[date.getMonth()] ?? '';

/** An ISO date as "March 2, 2026" (FORMAT-3), or "N/A". Intl's first call would take 14 ms. */
export function formatLongDate(isoDate: string | null | undefined): string {
  const date = parseDate(isoDate);
  return date ? `${formatMonth(date)} ${date.getDate()}, ${date.getFullYear()}` : 'N/A';
}

/** An ISO date as "Mar 02, 2026" in the viewer's time zone (FORMAT-4); otherwise "N/A". */
export function formatShortDate(isoDate: string | null | undefined): string {
  const date = parseDate(isoDate);
  if (!date) return 'N/A';
  return `${formatMonth(date).slice(0, 3)} ${twoDigits(date.getDate())}, ${date.getFullYear()}`;
}

/** An ISO date as "2026-03-02T09:00:00+14:00" in the viewer's time zone (SEAM-31), or "N/A". */
export function formatTimestamp(isoDate: string | null | undefined): string {
  const date = parseDate(isoDate);
  if (!date) return 'N/A';
  const minutes = -date.getTimezoneOffset();
  const local = new Date(date.getTime() + minutes * 60_000).toISOString().slice(0, -'.000Z'.length);
  const sign = minutes < 0 ? '-' : '+';
  return `${local}${minutes === 0 ? 'Z' : `${sign}${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`}`;
}

/** A day as YYYY-MM-DD as "March 2, 2026", in every time zone. */
export function formatDay(day: string): string {
  return formatLongDate(`${day}T12:00:00`);
}

/** An ISO date as "today 9:00 AM" or "March 2, 2026 at 9:00 AM"; null for an invalid date. */
export function formatMoment(isoDate: string, now = new Date()): string | null {
  const date = parseDate(isoDate);
  if (!date) return null;
  const time = date.toLocaleTimeString('en-US', { timeStyle: 'short' });
  const isToday = date.toDateString() === now.toDateString();
  return isToday ? `today ${time}` : `${formatLongDate(isoDate)} at ${time}`;
}

/** The time of an edit as "March 2, 09:00" in the viewer's time zone; another year is named. */
export function formatEditTime(isoDate: string, now = new Date()): string {
  const date = parseDate(isoDate);
  if (!date) return 'an earlier day';
  const day = date.toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  });
  const time = date.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  // Some browsers write a narrow no-break space before AM and PM.
  return `${day}, ${time.replaceAll('\u202f', ' ')}`;
}
