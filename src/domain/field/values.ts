import * as z from 'zod/mini';

/** Ids are positive integers. */
export const idSchema = z.int().check(z.positive());

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

const DAY = 24 * 60 * 60 * 1000;

/** The day of an ISO date. `Date` also reads "nonsense 7", and February 30 as March 2. */
const ISO_DAY = /^\d{4}-\d{2}-\d{2}(?=T|$)/;

function isoTime(value: unknown): number {
  const day = typeof value === 'string' ? ISO_DAY.exec(value)?.[0] : undefined;
  const isDay = day !== undefined && new Date(Date.parse(day) || 0).toISOString().startsWith(day);
  return isDay ? Date.parse(value as string) : Number.NaN;
}

/** Whether a value is missing, or a plausible time: from 1970 to a day from now, for clocks ahead. */
export function isMoment(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  const time = isoTime(value);
  return time >= 0 && time <= Date.now() + DAY;
}

/** A time of an answer, as an ISO date. An implausible one is read as missing, never as a failure. */
export const moment = z.catch(z.nullish(z.string().check(z.refine(isMoment))), null);
