import type { Database } from './database.ts';

/** What became of the link to reset a password that has this token: it works once, and for one hour. */
export function resetLinkState(database: Database, token: string) {
  const link = database.resetLinks.findFirst((query) => query.where({ token }));
  if (!link) return 'unknown';
  const isOver = link.expiresAt !== null && new Date(link.expiresAt) <= new Date();
  return link.state === 'valid' && isOver ? 'expired' : link.state;
}
