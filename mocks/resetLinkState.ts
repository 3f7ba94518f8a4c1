import type { Database } from './database.ts';

/** What became of the link to reset a password that has this token. */
export const resetLinkState = (database: Database, token: string) =>
  database.resetLinks.findFirst((query) => query.where({ token }))?.state ?? 'unknown';
