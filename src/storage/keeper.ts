import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import * as z from 'zod/mini';
import { browserStorage } from './browserStorage.ts';

const keptSchema = z.object({
  id: z.string(),
  userId: z.number(),
  /** The path of the screen on which it is continued. */
  path: z.string(),
  /** What lists say that it is: "New survey". */
  kind: z.string(),
  /** What lists call it. */
  title: z.string(),
  /** What continuing it cannot bring back. */
  note: z.optional(z.string()),
  /** When it was last typed in, as an ISO date. */
  keptAt: z.string(),
  /** What was typed; it can be written as JSON. */
  content: z.unknown(),
  /** A file that belongs to it. */
  file: z.nullable(z.instanceof(File)),
  discardedAt: z.nullable(z.string()),
});

/** One piece of unsaved work: on a survey, or in a form (DRAFT-1, SEAM-7). */
export type Kept = z.infer<typeof keptSchema>;

const PREFIX = 'draft:';
/** How long discarded work can be brought back by who finds out that it was needed (ms). */
const DISCARDED_FOR = 24 * 60 * 60 * 1000;

let opened: UseStore | undefined;

/** What could not be stored, for as long as the page is open. */
const memory = new Map<string, Kept>();

/** Opened when first used: a database that is forbidden then fails the use, and not the application. */
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

/** Work found in local storage: written there in the last moment of a page. */
function writtenInHaste(key: string): Kept | null {
  return keptSchema.safeParse(parsed(browserStorage.read(key))).data ?? null;
}

/** All work. What was written to local storage moves to the database if it is newer and the database accepts it. */
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

/** The ids of the work that some tab is at. */
async function heldIds(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name] : []));
  return new Set(names.map((name) => name.slice(PREFIX.length)));
}

const isOver = ({ discardedAt }: Kept) =>
  discardedAt !== null && Date.now() - new Date(discardedAt).getTime() > DISCARDED_FOR;

/** Ends when all that was discarded or brought back in this tab is kept. */
let changed: Promise<unknown> = Promise.resolve();

/** Kept work on surveys, each piece by itself: in the browser's database, and where that is refused in local storage. */
export const keeper = {
  /** A person's drafts that are not open in any tab, newest first. */
  async list(userId: number): Promise<Kept[]> {
    await changed;
    const [kept, held] = await Promise.all([all(), heldIds()]);
    for (const { id } of kept.filter(isOver)) await this.remove(id);
    return kept
      .filter((work) => work.userId === userId && work.discardedAt === null && !held.has(work.id))
      .toSorted((one, other) => other.keptAt.localeCompare(one.keptAt));
  },

  /** One piece of work as it is now; undefined when it has been saved or discarded. */
  async read(id: string): Promise<Kept | undefined> {
    await changed;
    return (await all()).find((work) => work.id === id && work.discardedAt === null);
  },

  /** Keeps a piece of work in its newest form; false where not all of it could be kept. */
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

  /** Keeps the texts of a piece of work synchronously: the page is about to close. */
  writeNow(work: Kept): boolean {
    return browserStorage.write(PREFIX + work.id, JSON.stringify({ ...work, file: null }));
  },

  /** Work that was saved, or undone to nothing, is no longer unsaved. */
  async remove(id: string): Promise<void> {
    memory.delete(id);
    browserStorage.remove(PREFIX + id);
    await inDatabase((store) => del(id, store)).catch(() => undefined);
    tell();
  },

  /** Takes work out of the lists, or with null brings it back. */
  discard(id: string, discardedAt: string | null = new Date().toISOString()): Promise<void> {
    const change = changed.then(async () => {
      const work = (await all()).find((kept) => kept.id === id);
      if (work) await this.write({ ...work, discardedAt });
      tell();
    });
    changed = change.catch(() => undefined);
    return change;
  },

  /** Calls back when any tab saved, discarded or let go of work. Answers how to stop. */
  subscribe(onChange: () => void): () => void {
    const from = channel();
    from.onmessage = onChange;
    return () => from.close();
  },

  /** Says that this tab works on a piece of work. Answers how to let go of it; null where another tab is at it. */
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
      // Lists of work that no tab has open are told when this work is free again.
      void locks.request(PREFIX + id, { ifAvailable: true }, work).then(tell);
    });
  },
};
