import * as z from 'zod/mini';

/** The highest plausible figures. Rounding may push a percentage over 100. */
export const highest = {
  count: 1e12,
  percentage: 100 + 1e-6,
  seconds: 366 * 24 * 60 * 60,
} as const;

/** Whether a value is a plausible figure of its kind, or missing. */
export const isFigure = (kind: keyof typeof highest, value: unknown): boolean =>
  value == null || (typeof value === 'number' && value >= 0 && value <= highest[kind]);

/**
 * A figure of an answer: a number from 0. A meaningless one is read as missing, never as a failure.
 */
export const figure = (kind: keyof typeof highest) =>
  z.catch(z.nullish(z.number().check(z.minimum(0), z.maximum(highest[kind]))), null);
