import { people } from '#fixtures/people.ts';
import { shiftDates } from '#fixtures/shiftDates.ts';
import { type WorldName, worlds } from '#fixtures/worlds.ts';
import { createDatabase, type Database, load } from './backend/database.ts';
import type { Backend } from './backend/endpoint.ts';
import { publicUser } from './backend/publicUser.ts';
import { startSession } from './backend/startSession.ts';
import { createControls } from './controls/createControls.ts';
import { createLog } from './controls/createLog.ts';
import type { Settings } from './controls/settings.ts';
import { agentEndpoints } from './handlers/agentEndpoints.ts';
import { authEndpoints } from './handlers/authEndpoints.ts';
import { contactEndpoints } from './handlers/contactEndpoints.ts';
import { mapTiles } from './handlers/mapTiles.ts';
import { responseEndpoints } from './handlers/responseEndpoints.ts';
import { surveyEndpoints } from './handlers/surveyEndpoints.ts';
import { uploadEndpoints } from './handlers/uploadEndpoints.ts';
import { userEndpoints } from './handlers/userEndpoints.ts';

interface Options {
  database?: Database;
  /** Lets one call at a time change the data, also across pages that share them. */
  runExclusive?: Backend['runExclusive'];
}

/** Runs one call at a time, so that no call changes data between another's read and write. */
function createMutex(): Backend['runExclusive'] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

const endpoints = [
  ...authEndpoints,
  ...surveyEndpoints,
  ...agentEndpoints,
  ...responseEndpoints,
  ...userEndpoints,
  ...uploadEndpoints,
  ...contactEndpoints,
  mapTiles,
];

/** A whole mock backend: its collections, QA's controls, its log and handlers. */
export function createBackend({
  database = createDatabase(),
  runExclusive = createMutex(),
}: Options = {}) {
  const controls = createControls();
  const log = createLog();

  /** Replaces all data by that of a named world. Its dates end before a day, or the fixed one. */
  const seed = (world: WorldName, day: string | null = null) =>
    load(database, shiftDates(day, worlds[world]()));

  /** Signs a fixture person in, like the login. */
  const signIn = async (name: keyof typeof people) => ({
    token: await startSession(database, people[name].id),
    user: publicUser(people[name]),
  });

  /** The server forgets every token. */
  const expireSessions = () => database.sessions.clear();

  return {
    database,
    controls,
    log,
    handlers: endpoints.map((create) => create({ database, controls, log, runExclusive })),
    seed,
    signIn,
    expireSessions,

    /** Replaces data and settings. Resolves with their session, or null. */
    async apply({
      name: _name,
      path: _path,
      world,
      day,
      signedInAs,
      sessionExpired,
      ...settings
    }: Settings) {
      await seed(world, day);
      controls.set(settings);
      const session = signedInAs ? await signIn(signedInAs) : null;
      if (sessionExpired) expireSessions();
      return session;
    },
  };
}

export type MockBackend = ReturnType<typeof createBackend>;
