import * as z from 'zod/mini';
import { seenAddress, visibleLength } from './visible.ts';

interface Bounds {
  min?: number;
  max?: number;
}

type Measure = (text: string) => number;

/** Every character counts. JSON Schema counts the same way. */
export const codePoints: Measure = (text) => [...text].length;

/** A bound that the generated API description shows, too. */
function bound(kind: 'minimum' | 'maximum', value: number, measure: Measure, message: string) {
  const check = z.check<string>((context) => {
    const length = measure(context.value);
    const holds = kind === 'minimum' ? length >= value : length <= value;
    if (!holds) context.issues.push({ code: 'custom', message, input: context.value });
  });
  check._zod.onattach.push(({ _zod: { bag } }) => {
    bag[kind] = value;
  });
  return check;
}

/** The minimum length. Invisible characters do not count, unless `measure` says otherwise. */
export const atLeast = (min: number, message: string, measure = visibleLength) =>
  bound('minimum', min, measure, message);

/** The maximum length, invisible characters included. */
export const atMost = (max: number, message: string) => bound('maximum', max, codePoints, message);

const within = (label: string, { min, max }: Bounds, measure = visibleLength) => [
  ...(min === undefined
    ? []
    : [atLeast(min, `${label} must contain at least ${min} characters`, measure)]),
  ...(max === undefined ? [] : [atMost(max, `${label} must contain at most ${max} characters`)]),
];

/**
 * A text that may be empty; `label` begins each message, as in "Title must contain at least 2
 * characters".
 */
export function optionalText(label: string, { min, max }: Bounds, measure = visibleLength) {
  const emptyOrAtLeast = (least: number) => {
    const check = z.refine<string>(
      (text) => text === '' || measure(text) >= least,
      `${label} must contain at least ${least} characters`,
    );
    check._zod.onattach.push(({ _zod: { bag } }) => {
      bag.patterns = new Set([new RegExp(`^(?:[\\s\\S]{${least},})?$`, 'u')]);
    });
    return check;
  };
  return z
    .string()
    .check(
      ...(min === undefined ? [] : [emptyOrAtLeast(min)]),
      ...within(label, max === undefined ? {} : { max }),
    );
}

/** A text with visible characters. Its first broken rule comes first. */
export function requiredText(label: string, bounds: Bounds = {}) {
  const missing = `${label} is required`;
  return z.string(missing).check(atLeast(1, missing), ...within(label, bounds));
}

/** A required text, validated and sent without surrounding blanks (SEAM-22), or as `trim` leaves it. */
export function trimmedText(label: string, bounds: Bounds = {}, trim = z.trim()) {
  const missing = `${label} is required`;
  return z.string(missing).check(trim, atLeast(1, missing), ...within(label, bounds));
}

/** An e-mail address of any length, validated and sent without what nobody can see (SEAM-22). */
export function addressText(bounds: Bounds = {}) {
  return trimmedText('Email', bounds, z.overwrite(seenAddress)).check(
    z.refine((text) => z.regexes.email.test(text), 'Please enter a valid email address'),
  );
}

/** A password: every character counts, and nothing is trimmed (SEAM-21). */
export function passwordText(label: string, bounds: Bounds = {}) {
  const missing = `${label} is required`;
  return z
    .string(missing)
    .check(atLeast(1, missing, codePoints), ...within(label, bounds, codePoints));
}

interface EmailBounds {
  min: number;
  max: number;
  /** Replaces the default message for an address that is too long. */
  maxMessage?: string;
}

/**
 * An e-mail address. Messages come in this order: required, minimum, address, maximum (LOGIN-12).
 */
export function emailText({ min, max, maxMessage }: EmailBounds) {
  return addressText({ min }).check(
    atMost(max, maxMessage ?? `Email must contain at most ${max} characters`),
  );
}
