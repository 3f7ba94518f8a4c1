import * as z from 'zod/mini';
import { isBlankText, NOTHING, seenAddress, UNSEEN } from './visible.ts';

interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
}

/** A check with a bound in the generated API description. */
function stated<Check extends z.core.$ZodCheck<string>>(
  check: Check,
  bound: { minimum?: number; maximum?: number },
): Check {
  check._zod.onattach.push(({ _zod: { bag } }) => void Object.assign(bag, bound));
  return check;
}

/**
 * At least so many characters from the first visible one to the last: code points, without those
 * that have no width (SEAM-37). Joiners of an emoji do not count, its parts do.
 */
const seen = (min: number): string =>
  min < 2
    ? `[^${NOTHING}]`
    : `[^${NOTHING}](?:[${UNSEEN}]*[^${UNSEEN}]){${min - 2},}[${UNSEEN}]*[^${NOTHING}]`;

const matches = (pattern: string, message: string) => z.regex(new RegExp(pattern, 'u'), message);

/** The minimum length. Characters that nobody sees and blanks around the text do not count. */
export const atLeast = (min: number, message: string) =>
  stated(matches(seen(min), message), { minimum: min });

/** The check of a text that must show something. */
const visible = (message: string) => z.refine<string>((text) => !isBlankText(text), message);

const counted = (holds: (codePoints: number) => boolean, message: string) =>
  z.refine<string>((text) => holds([...text].length), message);

/** The minimum length of a text in which every character counts. */
export const atLeastTyped = (min: number, message: string) =>
  stated(
    counted((length) => length >= min, message),
    { minimum: min },
  );

/** The maximum length in code points, those included that nobody sees. */
export const atMost = (max: number, message: string) =>
  stated(
    counted((length) => length <= max, message),
    { maximum: max },
  );

const tooShort = (label: string, min: number) => `${label} must contain at least ${min} characters`;
const tooLong = (label: string, max: number) => `${label} must contain at most ${max} characters`;

const within = (label: string, { min, max }: Bounds, minimum: typeof atLeastTyped = atLeast) => [
  ...(min === undefined ? [] : [minimum(min, tooShort(label, min))]),
  ...(max === undefined ? [] : [atMost(max, tooLong(label, max))]),
];

/** At least so many characters of any kind. */
export const typed = (min: number): string => `^[\\s\\S]{${min},}$`;

/**
 * A text that may be empty; `label` begins each message, as in "Title must contain at least 2
 * characters".
 */
export const optionalText = (label: string, { min, max }: Bounds, least = seen) =>
  z
    .string()
    .check(
      ...(min === undefined ? [] : [matches(`^$|${least(min)}`, tooShort(label, min))]),
      ...within(label, { max }),
    );

/** A text with visible characters. Its first broken rule comes first. */
export function requiredText(label: string, bounds: Bounds = {}) {
  const missing = `${label} is required`;
  return z.string(missing).check(visible(missing), ...within(label, { min: 1, ...bounds }));
}

/** A required text, validated and sent without surrounding blanks (SEAM-22). */
export function trimmedText(label: string, { min, max }: { min: number; max: number }) {
  const missing = `${label} is required`;
  return z
    .string(missing)
    .check(
      z.trim(),
      visible(missing),
      atLeast(min, tooShort(label, min)),
      atMost(max, tooLong(label, max)),
    );
}

/** An e-mail address of any length, validated and sent without what nobody can see (SEAM-22). */
export function addressText(min = 1) {
  const missing = 'Email is required';
  return z.string(missing).check(
    z.overwrite(seenAddress),
    visible(missing),
    atLeast(min, tooShort('Email', min)),
    z.refine<string>((text) => z.regexes.email.test(text), 'Please enter a valid email address'),
  );
}

/** A password: every character counts, and nothing is trimmed (SEAM-21). */
export function passwordText(label: string, bounds: Bounds = {}) {
  const missing = `${label} is required`;
  return z.string(missing).check(atLeastTyped(1, missing), ...within(label, bounds, atLeastTyped));
}

/**
 * An e-mail address. Messages come in this order: required, minimum, address, maximum (LOGIN-12).
 */
export const emailText = (
  { min, max }: { min: number; max: number },
  maxMessage = tooLong('Email', max),
) => addressText(min).check(atMost(max, maxMessage));
