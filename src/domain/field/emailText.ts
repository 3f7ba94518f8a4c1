import * as z from 'zod/mini';
import { atMost, trimmedText } from './text.ts';

interface EmailBounds {
  min: number;
  max: number;
  /** The message for an address over the maximum, if it differs from the pattern. */
  maxMessage?: string;
}

/**
 * An e-mail address. Messages come in this order: required, minimum, address, maximum (LOGIN-12).
 */
export function emailText({ min, max, maxMessage }: EmailBounds) {
  return trimmedText('Email', { min }).check(
    z.refine((text) => z.regexes.email.test(text), 'Please enter a valid email address'),
    atMost(max, maxMessage ?? `Email must contain at most ${max} characters`),
  );
}
