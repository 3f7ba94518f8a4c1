import * as z from 'zod/mini';
import { INVISIBLE_CHARACTERS, isBlankText, normalizeEmail, UNSEEN } from './displayText.ts';

interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
}

/**
 * At least so many characters from the first visible one to the last: code points, without those
 * that have no width (SEAM-37). Joiners of an emoji do not count, its parts do.
 */
const visiblePattern = (min: number): string =>
  min < 2
    ? `[^${INVISIBLE_CHARACTERS}]`
    : `[^${INVISIBLE_CHARACTERS}](?:[${UNSEEN}]*[^${UNSEEN}]){${min - 2},}[${UNSEEN}]*[^${INVISIBLE_CHARACTERS}]`;

const matches = (pattern: string, message: string) => z.regex(new RegExp(pattern, 'u'), message);

/** The minimum length, also in the API description. Invisible and outer blanks do not count. */
export const minLength = (min: number, message: string) => [
  matches(visiblePattern(min), message),
  z.meta({ minLength: min }),
];

/** The check of a text that must show something. */
const visible = (message: string) => z.refine<string>((text) => !isBlankText(text), message);

const lengthCheck = (isWithin: (codePoints: number) => boolean, message: string) =>
  z.refine<string>((text) => isWithin([...text].length), message);

/** The minimum length of a text in which every character counts. */
export const minTypedLength = (min: number, message: string) => [
  lengthCheck((length) => length >= min, message),
  z.meta({ minLength: min }),
];

/** The maximum length in code points, those included that nobody sees. */
export const maxLength = (max: number, message: string) => [
  lengthCheck((length) => length <= max, message),
  z.meta({ maxLength: max }),
];

const tooShort = (label: string, min: number) => `${label} must contain at least ${min} characters`;
const tooLong = (label: string, max: number) => `${label} must contain at most ${max} characters`;

const lengthChecks = (
  label: string,
  { min, max }: Bounds,
  minimum: typeof minTypedLength = minLength,
) => [
  ...(min === undefined ? [] : minimum(min, tooShort(label, min))),
  ...(max === undefined ? [] : maxLength(max, tooLong(label, max))),
];

/** At least so many characters of any kind. */
export const anyCharacters = (min: number): string => `^[\\s\\S]{${min},}$`;

/** A text that may be empty; `label` begins its messages: "Title must contain at least …". */
export const optionalText = (label: string, { min, max }: Bounds, least = visiblePattern) =>
  z
    .string()
    .check(
      ...(min === undefined ? [] : [matches(`^$|${least(min)}`, tooShort(label, min))]),
      ...lengthChecks(label, { max }),
    );

/** A text with visible characters. Its first broken rule comes first. */
export function requiredText(label: string, bounds: Bounds = {}) {
  const missing = `${label} is required`;
  return z.string(missing).check(visible(missing), ...lengthChecks(label, { min: 1, ...bounds }));
}

/** A required text, validated and sent without surrounding blanks (SEAM-22). */
export function trimmedText(label: string, { min, max }: { min: number; max: number }) {
  const missing = `${label} is required`;
  return z
    .string(missing)
    .check(
      z.trim(),
      visible(missing),
      ...minLength(min, tooShort(label, min)),
      ...maxLength(max, tooLong(label, max)),
    );
}

/** An email of any length, validated and sent without what nobody can see (SEAM-22). */
export function emailSchema(min = 1) {
  const missing = 'Email is required';
  return z.string(missing).check(
    z.overwrite(normalizeEmail),
    visible(missing),
    ...minLength(min, tooShort('Email', min)),
    z.refine<string>((text) => z.regexes.email.test(text), 'Please enter a valid email address'),
  );
}

/** A password: every character counts, and nothing is trimmed (SEAM-21). */
export function passwordText(label: string, bounds: Bounds = {}) {
  const missing = `${label} is required`;
  return z
    .string(missing)
    .check(...minTypedLength(1, missing), ...lengthChecks(label, bounds, minTypedLength));
}

/** An email. Its messages come in this order: required, minimum, email, maximum (LOGIN-12). */
export const emailText = (
  { min, max }: { min: number; max: number },
  maxMessage = tooLong('Email', max),
) => emailSchema(min).check(...maxLength(max, maxMessage));
