import { type Database, nextId } from './database.ts';

interface Email {
  to: string;
  subject: string;
  text: string;
  link: string | null;
}

/** Puts a message into the outbox, for testers and tests. */
export async function sendEmail(database: Database, email: Email): Promise<void> {
  const id = nextId(database.emails);
  await database.emails.create({ ...email, id, sentAt: new Date().toISOString() });
}
