import type * as z from 'zod';
import type { resetLinkRecord } from './records.ts';

/** The state of a password reset link, which works once and expires after an hour. */
export function resetLinkState({ state, expiresAt }: z.infer<typeof resetLinkRecord>) {
  const isOver = expiresAt !== null && new Date(expiresAt) <= new Date();
  return state === 'valid' && isOver ? 'expired' : state;
}
