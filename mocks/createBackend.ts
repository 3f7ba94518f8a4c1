import { type WorldName, worlds } from '#fixtures/worlds.ts';
import { createControls } from './controls.ts';
import { createHandlers } from './createHandlers.ts';
import { createDatabase, load } from './database.ts';

/** A whole mock backend: its collections, QA's controls, and the handlers that answer from them. */
export function createBackend() {
  const database = createDatabase();
  const controls = createControls();
  return {
    database,
    controls,
    handlers: createHandlers({ database, controls }),
    /** Replaces all data by that of a named world. */
    seed: (world: WorldName) => load(database, worlds[world]()),
  };
}

export type MockBackend = ReturnType<typeof createBackend>;
