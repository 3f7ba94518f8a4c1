import type * as z from 'zod';
import type { resetLinkRecord } from './records.ts';

/** How long a password reset link works, in milliseconds (SERVER-7). */
export const LINK_LIFETIME_MS = 60 * 60 * 1000;

/** The state of a password reset link, which works once, and not any more at the end of its hour. */
export function resetLinkState({ state, expiresAt }: z.infer<typeof resetLinkRecord>) {
  const isExpired = expiresAt !== null && new Date(expiresAt) <= new Date();
  return state === 'valid' && isExpired ? 'expired' : state;
}
