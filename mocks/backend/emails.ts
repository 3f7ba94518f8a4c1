import type { Database } from './database.ts';
import { HttpError } from './HttpError.ts';

/** Emails are compared case-insensitively. */
const isSame = (email: string) => (storedEmail: string) =>
  storedEmail.toLowerCase() === email.toLowerCase();

export const userByEmail = (database: Database, email: string) =>
  database.users.findFirst((query) => query.where({ email: isSame(email) }));

const agentByEmail = (database: Database, email: string) =>
  database.agents.findFirst((query) => query.where({ email: isSame(email) }));

/** Refuses an email that another user or agent has. */
export function refuseTakenEmail(
  database: Database,
  email: string,
  exceptAccount: { userId?: number; agentId?: number } = {},
): void {
  const user = userByEmail(database, email);
  const agent = agentByEmail(database, email);
  const isTaken =
    (user && user.id !== exceptAccount.userId) || (agent && agent.id !== exceptAccount.agentId);
  if (isTaken) throw new HttpError(409, 'An account with this email already exists');
}
