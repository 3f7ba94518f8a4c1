import * as z from 'zod';
import { trimmedText } from './text.ts';

interface EmailBounds {
  min: number;
  max: number;
  /** The wording for an address over the maximum, where it differs from the pattern. */
  maxMessage?: string;
}

/** An e-mail address. Messages come in the order: required, minimum, address, maximum (design.md). */
export function emailText({ min, max, maxMessage }: EmailBounds) {
  return trimmedText('Email', { min })
    .refine((text) => z.regexes.email.test(text), 'Please enter a valid email address')
    .max(max, maxMessage ?? `Email must contain at most ${max} characters`);
}
