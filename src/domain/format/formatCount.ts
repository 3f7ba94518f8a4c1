let format: Intl.NumberFormat | undefined;

/** A count as it is read: "10,000". */
export function formatCount(count: number): string {
  format ??= new Intl.NumberFormat('en-US');
  return format.format(count);
}
