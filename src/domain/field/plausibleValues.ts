import * as z from 'zod/mini';

export const idSchema = z.int().check(z.positive());

/** The highest plausible figures. Rounding may push a percentage over 100. */
export const maxPlausible = {
  count: 1e12,
  percentage: 100 + 1e-6,
  seconds: 366 * 24 * 60 * 60,
} as const;

/** Whether a value is a plausible figure of its kind, or missing. */
export const isPlausibleNumber = (kind: keyof typeof maxPlausible, value: unknown): boolean =>
  value == null || (typeof value === 'number' && value >= 0 && value <= maxPlausible[kind]);

/** A number from 0; a count is whole. A meaningless one is read as missing, never as a failure. */
export const metricSchema = (kind: keyof typeof maxPlausible) =>
  z.catch(
    z.nullish(
      (kind === 'count' ? z.int() : z.number()).check(z.minimum(0), z.maximum(maxPlausible[kind])),
    ),
    null,
  );

/** Later times are mistakes. It is no offset from now: a device's clock may be slow by days. */
const END_OF_TIMES = Date.UTC(2100, 0);

/** Whether a text is a date that exists, as YYYY-MM-DD. `Date` reads February 30 as March 2. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return new Date(time).getUTCDate() === Number(text.slice(8));
}

/**
 * Parses an ISO date; `NaN` for anything else. `Date` alone reads even "nonsense 7". Only a day after
 * the 28th may be missing in its month; a report has 100,000 dates to check.
 */
function isoTime(text: string): number {
  const isMissing = text.slice(8, 10) > '28' && !isDay(text.slice(0, 10));
  return !isMissing && /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(text) ? Date.parse(text) : Number.NaN;
}

/** A time as most servers send it: in UTC, on day 1 to 28. This test saves a parse, which is slower. */
const PLAIN_MOMENT =
  /^(?:19[7-9]|20\d)\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{3})?Z$/;

/** Accepts null, undefined, and ISO dates from 1970 to 2099. */
export function isPlausibleTimestamp(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string' && PLAIN_MOMENT.test(value)) return true;
  const time = typeof value === 'string' ? isoTime(value) : Number.NaN;
  return time >= 0 && time < END_OF_TIMES;
}

/** A time of an answer, as an ISO date. An implausible one is read as missing, never as a failure. */
export const timestampSchema = z.catch(
  z.nullish(z.string().check(z.refine(isPlausibleTimestamp))),
  null,
);
