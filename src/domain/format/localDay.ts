const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The day in the viewer's time zone, as YYYY-MM-DD (SEAM-30). */
export function localDay(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
