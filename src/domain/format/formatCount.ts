let format: Intl.NumberFormat | undefined;

/** A count as it is read: "10,000". */
export function formatCount(count: number): string {
  // Making a format takes milliseconds of a first view; most counts need none.
  if (count < 1000) return String(count);
  format ??= new Intl.NumberFormat('en-US');
  return format.format(count);
}
