const longFormat = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});
const shortFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
});

function format(formatter: Intl.DateTimeFormat, isoDate: string | null | undefined): string {
  const date = new Date(isoDate ?? '');
  return Number.isNaN(date.getTime()) ? 'N/A' : formatter.format(date);
}

/** An ISO date as "March 2, 2026", as surveys show it (section 9). "N/A" when it is no date. */
export function formatLongDate(isoDate: string | null | undefined): string {
  return format(longFormat, isoDate);
}

/** An ISO date as "Mar 02, 2026", as responses show it (section 9). "N/A" when it is no date. */
export function formatShortDate(isoDate: string | null | undefined): string {
  return format(shortFormat, isoDate);
}

/** A day as YYYY-MM-DD as "March 2, 2026", the same day in every time zone. */
export function formatDay(day: string): string {
  return formatLongDate(`${day}T12:00:00`);
}
