import { getMany, setMany } from 'idb-keyval';
import type { WorldName } from '#fixtures/worlds.ts';
import { type Database, load, type Snapshot, takeSnapshot } from '#mocks/backend/database.ts';
import { observable } from '#mocks/controls/observable.ts';

/** Incremented when the records' format changes, so that an older build's data are ignored. */
const DATA = 'canvass-demo-3';
const VERSION = `${DATA}-version`;

interface StoredData {
  /** The data set that the records came from. */
  world: WorldName;
  /** The records' dates end before this day; null means the fixtures' dates. */
  day?: string | null;
  records: Snapshot;
}

/** Whether records were written since the last call: each write replaces a record's object. */
function watchChanges(database: Database) {
  const listRecords = () =>
    Object.values(database).flatMap((collection): object[] => collection.all());
  let earlier = listRecords();
  return () => {
    const records = listRecords();
    const hasChanged =
      records.length !== earlier.length ||
      records.some((record, index) => record !== earlier[index]);
    earlier = records;
    return hasChanged;
  };
}

/**
 * Keeps the collections in IndexedDB, for the next visit and for other tabs. Each tab has its own
 * collections; a turn starts by reading other tabs' changes, and ends by writing its own. If
 * storage is full or forbidden, `storage` says so, and the data live in this tab alone.
 */
export function createSharedState(database: Database) {
  const hasChanged = watchChanges(database);
  const storage = observable<'kept' | 'memory'>('kept');
  const world = observable<WorldName>('standard');
  const day = observable<string | null>(null);
  let version: string | undefined;

  async function catchUp() {
    if (storage.state() === 'memory') return;
    try {
      const [newest] = await getMany<string>([VERSION]);
      if (newest === undefined || newest === version) return;
      const [text = ''] = await getMany<string>([DATA]);
      const storedData: StoredData = JSON.parse(text);
      await load(database, storedData.records);
      hasChanged();
      version = newest;
      world.set(storedData.world);
      day.set(storedData.day ?? null);
    } catch {
      storage.set('memory');
    }
  }

  async function keep() {
    const storedData: StoredData = {
      world: world.state(),
      day: day.state(),
      records: takeSnapshot(database),
    };
    const nextVersion = crypto.randomUUID();
    try {
      await setMany([
        [DATA, JSON.stringify(storedData)],
        [VERSION, nextVersion],
      ]);
      version = nextVersion;
      if (storage.state() !== 'kept') storage.set('kept');
    } catch {
      storage.set('memory');
    }
  }

  return {
    storage,
    world,
    day,

    /** Whether data of an earlier visit were loaded. */
    async resume(): Promise<boolean> {
      await catchUp();
      return version !== undefined;
    },

    /** Runs work with exclusive access to the latest data of all tabs, and saves its changes. */
    runExclusive<Result>(work: () => Promise<Result>): Promise<Result> {
      return navigator.locks.request('canvass-demo', async () => {
        await catchUp();
        const result = await work();
        if (hasChanged()) await keep();
        return result;
      });
    },
  };
}
