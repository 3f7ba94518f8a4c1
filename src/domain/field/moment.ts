import * as z from 'zod/mini';

const DAY = 24 * 60 * 60 * 1000;

/** Whether a value is missing, or a plausible time: from 1970 to a day from now, for clocks ahead. */
export function isMoment(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return time >= 0 && time <= Date.now() + DAY;
}

/** A time of an answer, as an ISO date. An implausible one is read as missing, never as a failure. */
export const moment = z.catch(z.nullish(z.string().check(z.refine(isMoment))), null);
