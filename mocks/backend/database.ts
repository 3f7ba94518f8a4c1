import { Collection } from '@msw/data';
import * as z from 'zod';
import {
  agentRecord,
  emailRecord,
  resetLinkRecord,
  responseRecord,
  sessionRecord,
  surveyRecord,
  uploadRecord,
  userRecord,
} from './records.ts';

/** The collections of the mock backend, empty. Each page, test or server has its own. */
export function createDatabase() {
  return {
    users: new Collection({ schema: userRecord }),
    sessions: new Collection({ schema: sessionRecord }),
    surveys: new Collection({ schema: surveyRecord }),
    agents: new Collection({ schema: agentRecord }),
    responses: new Collection({ schema: responseRecord }),
    uploads: new Collection({ schema: uploadRecord }),
    resetLinks: new Collection({ schema: resetLinkRecord }),
    emails: new Collection({ schema: emailRecord }),
  };
}

export type Database = ReturnType<typeof createDatabase>;

export const snapshotSchema = z.strictObject({
  users: z.array(userRecord),
  sessions: z.array(sessionRecord),
  surveys: z.array(surveyRecord),
  agents: z.array(agentRecord),
  responses: z.array(responseRecord),
  uploads: z.array(uploadRecord),
  resetLinks: z.array(resetLinkRecord),
  emails: z.array(emailRecord),
});

/** Initial records; an omitted collection has none. */
export type Snapshot = Partial<z.input<typeof snapshotSchema>>;

/** All records of each collection, as plain data. */
export const snapshotOf = (database: Database): z.infer<typeof snapshotSchema> => ({
  users: database.users.all(),
  sessions: database.sessions.all(),
  surveys: database.surveys.all(),
  agents: database.agents.all(),
  responses: database.responses.all(),
  uploads: database.uploads.all(),
  resetLinks: database.resetLinks.all(),
  emails: database.emails.all(),
});

async function refill<Schema extends z.ZodType>(
  collection: Collection<Schema>,
  records: z.input<Schema>[] = [],
) {
  collection.clear();
  for (const record of records) await collection.create(record);
}

/** Replaces all data. An invalid record throws. */
export async function load(database: Database, snapshot: Snapshot): Promise<void> {
  await refill(database.users, snapshot.users);
  await refill(database.sessions, snapshot.sessions);
  await refill(database.surveys, snapshot.surveys);
  await refill(database.agents, snapshot.agents);
  await refill(database.responses, snapshot.responses);
  await refill(database.uploads, snapshot.uploads);
  await refill(database.resetLinks, snapshot.resetLinks);
  await refill(database.emails, snapshot.emails);
}

/** The next free id of a collection. */
export function nextId(collection: { all(): { id: number }[] }): number {
  return collection.all().reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
}
