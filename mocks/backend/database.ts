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

/** The schema of each collection's records. */
const schemas = {
  users: userRecord,
  sessions: sessionRecord,
  surveys: surveyRecord,
  agents: agentRecord,
  responses: responseRecord,
  uploads: uploadRecord,
  resetLinks: resetLinkRecord,
  emails: emailRecord,
};

type Schemas = typeof schemas;
type Name = keyof Schemas;

export type Database = { [Each in Name]: Collection<Schemas[Each]> };

/** An object with a value for each collection. */
const perCollection = (make: (name: Name) => unknown) =>
  Object.fromEntries((Object.keys(schemas) as Name[]).map((name) => [name, make(name)]));

/** The collections of the mock backend, empty. Each page, test or server has its own. */
export const createDatabase = () =>
  perCollection((name) => new Collection({ schema: schemas[name] })) as Database;

export const snapshotSchema = z.strictObject(
  perCollection((name) => z.array(schemas[name])) as { [Each in Name]: z.ZodArray<Schemas[Each]> },
);

/** Initial records; an omitted collection has none. */
export type Snapshot = Partial<z.input<typeof snapshotSchema>>;

/** All records of each collection, as plain data. */
export const takeSnapshot = (database: Database) =>
  perCollection((name) => database[name].all()) as z.infer<typeof snapshotSchema>;

/** Replaces all data. An invalid record throws. */
export async function load(database: Database, snapshot: Snapshot): Promise<void> {
  for (const [name, collection] of Object.entries(database)) {
    collection.clear();
    for (const record of snapshot[name as Name] ?? []) await collection.create(record as never);
  }
}

/** The next free id of a collection. */
export function nextId(collection: { all(): { id: number }[] }): number {
  return collection.all().reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
}
