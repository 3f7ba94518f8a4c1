import type * as z from 'zod';
import type { resetLinkRecord } from './records.ts';

/** What became of a link to reset a password: it works once, and for one hour. */
export function resetLinkState({ state, expiresAt }: z.infer<typeof resetLinkRecord>) {
  const isOver = expiresAt !== null && new Date(expiresAt) <= new Date();
  return state === 'valid' && isOver ? 'expired' : state;
}
