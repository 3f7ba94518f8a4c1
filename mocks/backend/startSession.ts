import type { Database } from './database.ts';

/** Signs a user in and returns the new bearer token. */
export async function startSession(database: Database, userId: number): Promise<string> {
  const token = crypto.randomUUID();
  await database.sessions.create({ token, userId });
  return token;
}
