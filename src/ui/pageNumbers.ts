/** The page numbers to offer: all, or a window of at most `most` around the current one. */
export function pageNumbers(
  current: number,
  total: number,
  most = Number.POSITIVE_INFINITY,
): number[] {
  const count = Math.min(total, most);
  const first = Math.max(1, Math.min(current - Math.floor(count / 2), total - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
