import { Collection } from '@msw/data';
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

/** All records of each collection, as plain data. */
export type Snapshot = { [Name in keyof Database]?: unknown[] };

export function snapshotOf(database: Database): Snapshot {
  return Object.fromEntries(
    Object.entries(database).map(([name, collection]) => [name, collection.all()]),
  );
}

/** Replaces everything by what is given. A record that fits no schema throws. */
export async function load(database: Database, snapshot: Snapshot): Promise<void> {
  for (const [name, collection] of Object.entries(database) as [
    keyof Database,
    Collection<never>,
  ][]) {
    collection.clear();
    for (const record of snapshot[name] ?? []) await collection.create(record as never);
  }
}

/** The next free id of a collection. */
export function nextId(collection: { all(): { id: number }[] }): number {
  return collection.all().reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
}
