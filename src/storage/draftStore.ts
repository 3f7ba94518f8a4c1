import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import * as z from 'zod/mini';
import { typedSurveySchema } from '#domain/survey/surveyForm.ts';
import { browserStorage } from './browserStorage.ts';

const unsavedSchema = z.object({
  id: z.string(),
  userId: z.number(),
  /** The survey that it changes; "new" for one that was never saved. */
  surveyId: z.union([z.number(), z.literal('new')]),
  /** When it was last typed in, as an ISO date. */
  keptAt: z.string(),
  form: typedSurveySchema,
  /** The newly chosen picture, a request to remove the saved one, or nothing. */
  logo: z.nullable(z.union([z.instanceof(File), z.literal('removed')])),
  /** The saved survey as it was when the work on it began. */
  base: z.nullable(typedSurveySchema),
  discardedAt: z.nullable(z.string()),
});

/** One piece of unsaved work on a survey (DRAFT-1). */
export type Unsaved = z.infer<typeof unsavedSchema>;

const PREFIX = 'draft:';
/** How long discarded work can be brought back by who finds out that it was needed (ms). */
const DISCARDED_FOR = 24 * 60 * 60 * 1000;

let opened: UseStore | undefined;

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
function writtenInHaste(key: string): Unsaved | null {
  return unsavedSchema.safeParse(parsed(browserStorage.read(key))).data ?? null;
}

/** All work. What was written to local storage moves to the database if it is newer and the database accepts it. */
async function all(): Promise<Unsaved[]> {
  const kept = new Map<string, Unsaved>();
  for (const [, value] of await inDatabase((store) => entries<string, unknown>(store)).catch(
    () => [],
  )) {
    const { success, data } = unsavedSchema.safeParse(value);
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
    // Pictures are stored only in the database; local storage holds text.
    const newest = { ...hasty, logo: hasty.logo ?? known?.logo ?? null };
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

const isOver = ({ discardedAt }: Unsaved) =>
  discardedAt !== null && Date.now() - new Date(discardedAt).getTime() > DISCARDED_FOR;

/** Ends when all that was discarded or brought back in this tab is kept. */
let changed: Promise<unknown> = Promise.resolve();

/** Unsaved work on surveys, each piece by itself: in the browser's database, and where that is refused in local storage. */
export const draftStore = {
  /** A person's unsaved work that no tab is at, the newest first. */
  async list(userId: number): Promise<Unsaved[]> {
    await changed;
    const [kept, held] = await Promise.all([all(), heldIds()]);
    for (const { id } of kept.filter(isOver)) await this.remove(id);
    return kept
      .filter((work) => work.userId === userId && work.discardedAt === null && !held.has(work.id))
      .toSorted((one, other) => other.keptAt.localeCompare(one.keptAt));
  },

  /** One piece of work as it is now; undefined when it has been saved or discarded. */
  async read(id: string): Promise<Unsaved | undefined> {
    await changed;
    return (await all()).find((work) => work.id === id && work.discardedAt === null);
  },

  /** Keeps a piece of work in its newest form; false where not all of it could be kept. */
  async write(work: Unsaved): Promise<boolean> {
    try {
      await inDatabase((store) => set(work.id, work, store));
      return true;
    } catch {
      return this.writeNow(work) && !(work.logo instanceof File);
    }
  },

  /** Keeps the texts of a piece of work synchronously: the page is about to close. */
  writeNow(work: Unsaved): boolean {
    const { logo, ...texts } = work;
    const text = JSON.stringify({ ...texts, logo: logo === 'removed' ? logo : null });
    return browserStorage.write(PREFIX + work.id, text);
  },

  /** Work that was saved, or undone to nothing, is no longer unsaved. */
  async remove(id: string): Promise<void> {
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
        return new Promise<void>((letGo) => resolve(letGo));
      };
      // Lists of work that no tab has open are told when this work is free again.
      void locks.request(PREFIX + id, { ifAvailable: true }, work).then(tell);
      tell();
    });
  },
};
