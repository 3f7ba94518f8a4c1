type Format = 'long' | 'short' | 'moment' | 'time';

const options: Record<Format, Intl.DateTimeFormatOptions> = {
  long: { month: 'long', day: 'numeric', year: 'numeric' },
  moment: { dateStyle: 'long', timeStyle: 'short' },
  time: { timeStyle: 'short' },
  short: { month: 'short', day: '2-digit', year: 'numeric' },
};

const formatters: Partial<Record<Format, Intl.DateTimeFormat>> = {};

/** Made when first used: a formatter takes longer to make than a screen without dates has. */
function formatter(format: Format): Intl.DateTimeFormat {
  formatters[format] ??= new Intl.DateTimeFormat('en-US', options[format]);
  return formatters[format];
}

function formatDate(format: Format, isoDate: string | null | undefined): string {
  const date = new Date(isoDate ?? '');
  return Number.isNaN(date.getTime()) ? 'N/A' : formatter(format).format(date);
}

/** An ISO date as "March 2, 2026" in the viewer's time zone, as surveys show it (FORMAT-3); else "N/A". */
export function formatLongDate(isoDate: string | null | undefined): string {
  return formatDate('long', isoDate);
}

/** An ISO date as "Mar 02, 2026" in the viewer's time zone, as responses show it (FORMAT-4); else "N/A". */
export function formatShortDate(isoDate: string | null | undefined): string {
  return formatDate('short', isoDate);
}

/** A day as YYYY-MM-DD as "March 2, 2026", the same day in every time zone. */
export function formatDay(day: string): string {
  return formatLongDate(`${day}T12:00:00`);
}

/** An ISO date as "today 9:00 AM" or "March 2, 2026 at 9:00 AM" in the viewer's time zone; null when it is not a date. */
export function formatMoment(isoDate: string, now = new Date()): string | null {
  const moment = formatDate('moment', isoDate);
  if (moment === 'N/A') return null;
  const isToday = new Date(isoDate).toDateString() === now.toDateString();
  return isToday ? `today ${formatDate('time', isoDate)}` : moment;
}
