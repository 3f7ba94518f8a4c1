import * as z from 'zod';

interface Bounds {
  min?: number;
  max?: number;
}

/** A text that may be empty; `label` begins each message, as in "Title must contain at least 2 characters". */
export function optionalText(label: string, { min, max }: Bounds) {
  let schema = z.string();
  if (min !== undefined) {
    schema = schema.refine(
      (text) => text === '' || text.length >= min,
      `${label} must contain at least ${min} characters`,
    );
  }
  return max === undefined
    ? schema
    : schema.max(max, `${label} must contain at most ${max} characters`);
}

/** A text that must say something: blanks alone count as missing. Its first broken rule comes first. */
export function requiredText(label: string, { min, max }: Bounds = {}) {
  let schema = z
    .string(`${label} is required`)
    .refine((text) => text.trim() !== '', `${label} is required`);
  if (min !== undefined) {
    schema = schema.min(min, `${label} must contain at least ${min} characters`);
  }
  return max === undefined
    ? schema
    : schema.max(max, `${label} must contain at most ${max} characters`);
}
