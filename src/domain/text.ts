import * as z from 'zod';

interface Bounds {
  min?: number;
  max?: number;
}

function bounded(schema: z.ZodString, label: string, { min, max }: Bounds) {
  const withMin =
    min === undefined
      ? schema
      : schema.min(min, `${label} must contain at least ${min} characters`);
  return max === undefined
    ? withMin
    : withMin.max(max, `${label} must contain at most ${max} characters`);
}

/** A text that may be empty; `label` begins each message, as in "Title must contain at least 2 characters". */
export function optionalText(label: string, { min, max }: Bounds) {
  const schema =
    min === undefined
      ? z.string()
      : z
          .string()
          .refine(
            (text) => text === '' || text.length >= min,
            `${label} must contain at least ${min} characters`,
          );
  return bounded(schema, label, { ...(max !== undefined && { max }) });
}

/** A text that must say something: blanks alone count as missing. Its first broken rule comes first. */
export function requiredText(label: string, bounds: Bounds = {}) {
  const schema = z
    .string(`${label} is required`)
    .refine((text) => text.trim() !== '', `${label} is required`);
  return bounded(schema, label, bounds);
}

/** A required text that is judged and sent without the blanks around it (SEAM-22). */
export function trimmedText(label: string, bounds: Bounds = {}) {
  const schema = z.string(`${label} is required`).trim().min(1, `${label} is required`);
  return bounded(schema, label, bounds);
}

/** A password: blanks are characters like any other, and nothing is trimmed (SEAM-21). */
export function passwordText(label: string, bounds: Bounds = {}) {
  return bounded(z.string(`${label} is required`).min(1, `${label} is required`), label, bounds);
}
