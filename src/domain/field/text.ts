import * as z from 'zod/mini';

interface Bounds {
  min?: number;
  max?: number;
}

const atLeast = (label: string, min: number) =>
  z.minLength(min, `${label} must contain at least ${min} characters`);

const atMost = (label: string, max: number) =>
  z.maxLength(max, `${label} must contain at most ${max} characters`);

const within = (label: string, { min, max }: Bounds) => [
  ...(min === undefined ? [] : [atLeast(label, min)]),
  ...(max === undefined ? [] : [atMost(label, max)]),
];

/** A text that may be empty; `label` begins each message, as in "Title must contain at least 2 characters". */
export function optionalText(label: string, { min, max }: Bounds) {
  const emptyOrAtLeast = (least: number) =>
    z.refine<string>(
      (text) => text === '' || text.length >= least,
      `${label} must contain at least ${least} characters`,
    );
  return z
    .string()
    .check(
      ...(min === undefined ? [] : [emptyOrAtLeast(min)]),
      ...(max === undefined ? [] : [atMost(label, max)]),
    );
}

/** A text that must say something: blanks alone count as missing. Its first broken rule comes first. */
export function requiredText(label: string, bounds: Bounds = {}) {
  const missing = `${label} is required`;
  return z.string(missing).check(
    z.refine((text) => text.trim() !== '', missing),
    ...within(label, bounds),
  );
}

/** A required text that is judged and sent without the blanks around it (SEAM-22). */
export function trimmedText(label: string, bounds: Bounds = {}) {
  const missing = `${label} is required`;
  return z.string(missing).check(z.trim(), z.minLength(1, missing), ...within(label, bounds));
}

/** A password: blanks are characters like any other, and nothing is trimmed (SEAM-21). */
export function passwordText(label: string, bounds: Bounds = {}) {
  const missing = `${label} is required`;
  return z.string(missing).check(z.minLength(1, missing), ...within(label, bounds));
}
