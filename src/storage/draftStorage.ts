import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import * as z from 'zod/mini';
import { browserStorage } from './browserStorage.ts';

const keptSchema = z.object({
  id: z.string(),
  userId: z.number(),
  /** The path of the screen that continues it. */
  path: z.string(),
  /** How lists describe it: "New survey". */
  kind: z.string(),
  /** Its name in lists. */
  title: z.string(),
  /** Parts that continuing it cannot restore. */
  note: z.optional(z.string()),
  /** The time of the last edit, as an ISO date. */
  keptAt: z.string(),
  /** The typed content, serializable as JSON. */
  content: z.unknown(),
  /** A file that belongs to it. */
  file: z.nullable(z.instanceof(File)),
  discardedAt: z.nullable(z.string()),
});

/** A record of unsaved work: a survey or a form (DRAFT-1, SEAM-7). */
export type Kept = z.infer<typeof keptSchema>;

const PREFIX = 'draft:';
/** How long discarded work can be restored (ms). */
const DISCARDED_FOR = 24 * 60 * 60 * 1000;

let opened: UseStore | undefined;

/** Records that could not be stored; kept while the page is open. */
const memory = new Map<string, Kept>();

/** Opened on first use, so that a forbidden database fails that use and not the application. */
async function inDatabase<Result>(use: (store: UseStore) => Promise<Result>): Promise<Result> {
  opened ??= createStore('canvass-drafts', 'drafts');
  return use(opened);
}

const channel = () => new BroadcastChannel('canvass-drafts');
function tell() {
  const to = channel();
  to.postMessage('changed');
  to.close();
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Records in local storage, written while a page closed. */
function writtenInHaste(key: string): Kept | null {
  return keptSchema.safeParse(parsed(browserStorage.read(key))).data ?? null;
}

/**
 * All records. A newer record in local storage moves to the database if the database accepts it.
 */
async function all(): Promise<Kept[]> {
  const kept = new Map(memory);
  for (const [, value] of await inDatabase((store) => entries<string, unknown>(store)).catch(
    () => [],
  )) {
    const { success, data } = keptSchema.safeParse(value);
    if (success) kept.set(data.id, data);
  }
  for (const key of browserStorage.keys().filter((name) => name.startsWith(PREFIX))) {
    const hasty = writtenInHaste(key);
    if (!hasty) continue;
    const known = kept.get(hasty.id);
    if (known && known.keptAt > hasty.keptAt) {
      browserStorage.remove(key);
      continue;
    }
    // Files are stored only in the database; local storage holds text.
    const newest = { ...hasty, file: known?.file ?? null };
    kept.set(hasty.id, newest);
    const isMoved = await inDatabase((store) => set(hasty.id, newest, store)).then(
      () => true,
      () => false,
    );
    if (isMoved) browserStorage.remove(key);
  }
  return [...kept.values()];
}

/** The ids of records that some tab has open. */
async function heldIds(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name] : []));
  return new Set(names.map((name) => name.slice(PREFIX.length)));
}

const isOver = ({ discardedAt }: Kept) =>
  discardedAt !== null && Date.now() - new Date(discardedAt).getTime() > DISCARDED_FOR;

/** Resolves when every discard and restore of this tab is stored. */
let changed: Promise<unknown> = Promise.resolve();

/** Records of unsaved work, in IndexedDB, or in local storage if that is refused. */
export const draftStorage = {
  /** A person's drafts that are not open in any tab, newest first. */
  async list(userId: number): Promise<Kept[]> {
    await changed;
    const [kept, held] = await Promise.all([all(), heldIds()]);
    for (const { id } of kept.filter(isOver)) await this.remove(id);
    return kept
      .filter((work) => work.userId === userId && work.discardedAt === null && !held.has(work.id))
      .toSorted((one, other) => other.keptAt.localeCompare(one.keptAt));
  },

  /** The current state of a record; undefined if it was saved or discarded. */
  async read(id: string): Promise<Kept | undefined> {
    await changed;
    return (await all()).find((work) => work.id === id && work.discardedAt === null);
  },

  /** Stores the newest form of a record; returns false if a part could not be stored. */
  async write(work: Kept): Promise<boolean> {
    try {
      await inDatabase((store) => set(work.id, work, store));
      memory.delete(work.id);
      return true;
    } catch {
      const isStored = this.writeNow(work) && !work.file;
      if (!isStored) memory.set(work.id, work);
      return isStored;
    }
  },

  /** Stores the texts of a record synchronously: the page is about to close. */
  writeNow(work: Kept): boolean {
    return browserStorage.write(PREFIX + work.id, JSON.stringify({ ...work, file: null }));
  },

  /** Removes a record that was saved, or undone to nothing. */
  async remove(id: string): Promise<void> {
    memory.delete(id);
    browserStorage.remove(PREFIX + id);
    await inDatabase((store) => del(id, store)).catch(() => undefined);
    tell();
  },

  /** Hides a record from lists, or shows it again with null. */
  discard(id: string, discardedAt: string | null = new Date().toISOString()): Promise<void> {
    const change = changed.then(async () => {
      const work = (await all()).find((kept) => kept.id === id);
      if (work) await this.write({ ...work, discardedAt });
      tell();
    });
    changed = change.catch(() => undefined);
    return change;
  },

  /**
   * Calls back when any tab saves, discards or releases a record. Returns the unsubscribe function.
   */
  subscribe(onChange: () => void): () => void {
    const from = channel();
    from.onmessage = onChange;
    return () => from.close();
  },

  /**
   * Locks a record for this tab. Returns a function that releases it; null if another tab has it.
   */
  async hold(id: string): Promise<(() => void) | null> {
    const { locks } = navigator;
    if (!locks) return () => undefined;
    return new Promise((resolve) => {
      const work = (lock: Lock | null) => {
        if (!lock) {
          resolve(null);
          return undefined;
        }
        tell();
        return new Promise<void>((letGo) => resolve(letGo));
      };
      // Tells lists that this record is free again.
      void locks.request(PREFIX + id, { ifAvailable: true }, work).then(tell);
    });
  },
};
