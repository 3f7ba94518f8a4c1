import { limits } from '#domain/limits.ts';

const maxButtons = limits.pageButtons;

/**
 * The page numbers to show, at most ten: all of them, otherwise the first, the last, and those
 * around the current one.
 */
export function pageNumbers(current: number, total: number): number[] {
  if (total <= maxButtons) return Array.from({ length: total }, (_, index) => index + 1);
  const between = maxButtons - 2;
  const first = Math.max(2, Math.min(current - between / 2, total - between));
  return [1, ...Array.from({ length: between }, (_, index) => first + index), total];
}
