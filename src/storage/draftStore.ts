import { createStore, entries, promisifyRequest, type UseStore } from 'idb-keyval';
import * as z from 'zod/mini';
import { isPath } from '#domain/paths.ts';
import { browserStorage } from './browserStorage.ts';

const kindSchema = z.enum(['newSurvey', 'survey', 'form', 'text']);

/** A new survey, changes to a survey, an unsent form, or pasted text. */
export type DraftKind = z.infer<typeof kindSchema>;

const draftSchema = z.object({
  id: z.string(),
  userId: z.number(),
  /** The path of its screen. */
  path: z.string().check(z.refine(isPath)),
  kind: kindSchema,
  /** Its name in lists. */
  title: z.string(),
  /** What continuing it cannot restore. */
  note: z.optional(z.string()),
  /** The time of the last edit, as an ISO date. */
  editedAt: z.string(),
  /** The typed content, serializable as JSON. */
  content: z.unknown(),
  /** A file that belongs to it. */
  file: z.nullable(z.instanceof(File)),
});

/** A draft: an unsaved survey, form or text (DRAFT-1, SEAM-7). */
export type StoredDraft = z.infer<typeof draftSchema>;

/** The person and the screen that a draft belongs to. */
export type DraftOwner = Pick<StoredDraft, 'userId' | 'path' | 'kind'>;

const nameOf = ({ userId, path, kind }: DraftOwner) => `draft ${userId} ${path} ${kind}`;

const ignore = () => undefined;

/** How long the database may take to read and to write (ms); a broken one never answers. */
const MAX_WAIT = { read: 1_000, write: 5_000 };

const inTime = <Result>(result: Promise<Result>, wait: number): Promise<Result> =>
  Promise.race([
    result,
    new Promise<never>((_, reject) => setTimeout(reject, wait, new Error('The database is late'))),
  ]);

/**
 * The drafts of this browser, in IndexedDB. One is reached only with its person and its screen
 * (`of`): there is no reading, writing or removing by an id alone. Drafts that the database refuses
 * live as long as the page.
 */
export class DraftStore {
  private database: Promise<UseStore> | undefined;
  private readonly memory = new Map<string, StoredDraft>();
  private readonly sendings = new Map<string, Promise<unknown>>();

  /** A person's drafts that no tab has open, the newest first. */
  async list(userId: number): Promise<StoredDraft[]> {
    const [drafts, held] = await Promise.all([this.all(), this.heldNames()]);
    return [...drafts]
      .filter(([key, draft]) => draft.userId === userId && !held.includes(key))
      .map(([, draft]) => draft)
      .toSorted((one, other) => other.editedAt.localeCompare(one.editedAt));
  }

  /** The drafts of one person on one screen. */
  of(owner: DraftOwner) {
    const name = nameOf(owner);
    const keyOf = (id: string) => `${name} ${id}`;
    return {
      read: async (id: string): Promise<StoredDraft | undefined> =>
        (await this.all()).get(keyOf(id)),

      /** Stores a draft; returns false if it lives only as long as the page. */
      write: async (draft: Omit<StoredDraft, keyof DraftOwner>): Promise<boolean> => {
        const key = keyOf(draft.id);
        const { userId, path, kind } = owner;
        const stored = { ...draft, userId, path, kind };
        // First, so that a draft removed meanwhile does not come back when its writing fails.
        this.memory.set(key, stored);
        const isStored = await this.change((store) => store.put(stored, key));
        if (isStored && this.memory.get(key) === stored) this.memory.delete(key);
        return isStored;
      },

      /** Stores a discarded draft again. */
      bringBack: async (draft: StoredDraft): Promise<void> => {
        await this.of(draft).write(draft);
        this.tell();
      },

      /** Removes a draft that was saved, discarded, or undone to nothing. */
      remove: async (id: string): Promise<void> => {
        this.memory.delete(keyOf(id));
        await this.change((store) => store.delete(keyOf(id)));
        this.tell();
      },

      /** Locks a draft for this tab. Returns the release; null if another tab has it. */
      hold: (id: string) => this.lock(keyOf(id), { ifAvailable: true }),

      /**
       * Calls back with whether another tab has this screen open, now and at each change. Returns
       * the end.
       */
      watchOtherTabs: (onChange: (isElsewhere: boolean) => void): (() => void) => {
        const screen = `screen ${name}`;
        const look = async () => {
          const held = await this.heldNames();
          onChange(held.filter((one) => one === screen).length > 1);
        };
        const stop = this.subscribe(look);
        const release = this.lock(screen, { mode: 'shared' });
        void release.then(look);
        const close = () => void release.then((letGo) => letGo?.());
        // A closing page tells nobody by itself.
        globalThis.addEventListener?.('pagehide', close);
        return () => {
          stop();
          close();
          globalThis.removeEventListener?.('pagehide', close);
        };
      },

      /** Marks a request as running until it settles (SEAM-34). */
      track: <Result>(sending: Promise<Result>): Promise<Result> => {
        this.sendings.set(name, sending);
        const end = () => {
          if (this.sendings.get(name) === sending) this.sendings.delete(name);
        };
        sending.then(end, end);
        return sending;
      },

      /** The running request, if any. */
      sending: (): Promise<unknown> | undefined => this.sendings.get(name),
    };
  }

  /**
   * Calls back when any tab saves, discards, opens or closes a draft, and on return to this tab.
   * Returns the end.
   */
  subscribe(onChange: () => void): () => void {
    const channel = this.channel();
    if (channel) channel.onmessage = onChange;
    globalThis.addEventListener?.('focus', onChange);
    return () => {
      channel?.close();
      globalThis.removeEventListener?.('focus', onChange);
    };
  }

  private channel(): BroadcastChannel | undefined {
    try {
      return new BroadcastChannel('canvass-drafts');
    } catch {
      // Other tabs then see a change when they get the focus.
      return undefined;
    }
  }

  private tell(): void {
    const channel = this.channel();
    channel?.postMessage('changed');
    channel?.close();
  }

  private async heldNames(): Promise<string[]> {
    const { held = [] } = (await navigator.locks?.query().catch(() => null)) ?? {};
    return held.flatMap(({ name = '' }) => name);
  }

  /** Without locks every tab gets its own release. */
  private lock(name: string, options: LockOptions): Promise<(() => void) | null> {
    const { locks } = navigator;
    if (!locks) return Promise.resolve(ignore);
    return new Promise((resolve) => {
      const hold = (lock: Lock | null) => {
        if (!lock) {
          resolve(null);
          return undefined;
        }
        this.tell();
        return new Promise<void>((letGo) => resolve(letGo));
      };
      locks.request(name, options, hold).then(
        () => this.tell(),
        () => resolve(ignore),
      );
    });
  }

  /** All readable drafts, by key. */
  private async all(): Promise<Map<string, StoredDraft>> {
    const reading = this.opened().then((store) => entries<string, unknown>(store));
    const stored = await inTime(reading, MAX_WAIT.read).catch(() => []);
    const readable = stored.flatMap(([key, value]) => {
      const { data } = draftSchema.safeParse(value);
      return data ? [[key, data] as const] : [];
    });
    // Memory has what the database refused, which is newer.
    return new Map([...readable, ...this.memory]);
  }

  /** Returns whether the change is stored. */
  private async change(edit: (store: IDBObjectStore) => unknown): Promise<boolean> {
    const writing = this.opened().then((use) =>
      use('readwrite', (store) => {
        edit(store);
        // A closing page does not wait for the automatic commit.
        store.transaction.commit();
        return promisifyRequest(store.transaction);
      }),
    );
    try {
      await inTime(writing, MAX_WAIT.write);
      return true;
    } catch {
      return false;
    }
  }

  /** Opened on first use, so that a forbidden database fails its uses and not the application. */
  private opened(): Promise<UseStore> {
    this.database ??= this.open();
    return this.database;
  }

  private async open(): Promise<UseStore> {
    const use = createStore('canvass-drafts', 'drafts');
    const stored = await entries<string, unknown>(use);
    const old = stored.filter(([key]) => !String(key).startsWith('draft '));
    // Earlier releases wrote to local storage while a page closed.
    const written = browserStorage.keys().filter((name) => name.startsWith('draft:'));
    if (old.length + written.length === 0) return use;
    // If its code fails to load, the next visit upgrades them.
    const code = await import('./upgradeDrafts.ts').catch(() => null);
    if (!code) return use;
    const drafts = code.upgradeDrafts(old, written.map(browserStorage.read));
    await use('readwrite', (store) => {
      for (const [key] of old) store.delete(key);
      for (const draft of drafts) {
        const { data } = draftSchema.safeParse(draft);
        if (data) store.put(data, `${nameOf(data)} ${data.id}`);
      }
      return promisifyRequest(store.transaction);
    });
    written.forEach(browserStorage.remove);
    return use;
  }
}

/** The drafts of this page. */
export const draftStore = new DraftStore();
