import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import * as z from 'zod/mini';
import { browserStorage } from './browserStorage.ts';

const storedSchema = z.object({
  /** The time of the last edit, as an ISO date. */
  editedAt: z.string(),
  /** The typed content, serializable as JSON. */
  content: z.unknown(),
  /** Whether a picture belongs to it, in the database under the same key. */
  hasFile: z.boolean(),
});

/** What was typed on a screen and not sent (DRAFT-1, SEAM-7). */
export type StoredDraft = z.infer<typeof storedSchema>;

/** The person and the screen that a draft belongs to; a form, and a text that will fill it. */
export interface DraftOwner {
  userId: number;
  /** The path of the screen, in its one form. */
  path: string;
  part: 'form' | 'text';
}

const PREFIX = 'draft:';

const keyOf = ({ userId, path, part }: DraftOwner) => `${PREFIX}${userId}:${part}:${path}`;

function parse(text: string | null): StoredDraft | null {
  try {
    return storedSchema.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** How long the database may take to read a picture (ms); a broken one never answers. */
const MAX_WAIT = 5_000;

/**
 * The drafts of this browser: one for each person and screen. There is no reading, writing or
 * removing without both (DRAFT-9). Texts are in local storage, because a page that closes can write
 * there; pictures are in IndexedDB. What the browser refuses lives as long as the page.
 */
export class DraftStore {
  private database: UseStore | undefined;
  private readonly memory = new Map<string, StoredDraft>();
  private readonly files = new Map<string, File>();
  private readonly sendings = new Map<string, Promise<unknown>>();
  private readonly listeners = new Set<() => void>();

  of(owner: DraftOwner) {
    const key = keyOf(owner);
    return {
      read: (): StoredDraft | null => this.memory.get(key) ?? parse(browserStorage.read(key)),

      /** Whether the browser refused it: it lives only as long as the page. */
      isInMemory: () => this.memory.has(key),

      /** Returns false if the draft lives only as long as the page. */
      write: (draft: StoredDraft): boolean => {
        const isKept = browserStorage.write(key, JSON.stringify(draft));
        if (isKept) this.memory.delete(key);
        else this.memory.set(key, draft);
        this.tell();
        return isKept;
      },

      /** Its picture; undefined if there is none. Rejects if the database is late or broken. */
      readFile: async (): Promise<File | undefined> => {
        const held = this.files.get(key);
        if (held) return held;
        const late = new Promise<never>((_, reject) =>
          setTimeout(reject, MAX_WAIT, new Error('The database is late')),
        );
        const file = await Promise.race([
          this.use((database) => get<unknown>(key, database)),
          late,
        ]);
        return file instanceof File ? file : undefined;
      },

      /** Stores its picture, or removes it; resolves with false if it lives only as long as the page. */
      writeFile: async (file: File | null): Promise<boolean> => {
        if (file) this.files.set(key, file);
        else this.files.delete(key);
        try {
          await this.use((database) => (file ? set(key, file, database) : del(key, database)));
          // Removed while it was written.
          if (file && this.files.get(key) !== file)
            await this.use((database) => del(key, database));
          return true;
        } catch {
          return file === null;
        }
      },

      remove: (): void => {
        this.memory.delete(key);
        browserStorage.remove(key);
        this.tell();
      },

      /** Remembers a request that sends the draft, until it settles (SEAM-34). */
      track: <Result>(sending: Promise<Result>): Promise<Result> => {
        const end = () => {
          if (this.sendings.get(key) === sending) this.sendings.delete(key);
        };
        this.sendings.set(key, sending);
        sending.then(end, end);
        return sending;
      },

      sending: (): Promise<unknown> | undefined => this.sendings.get(key),
    };
  }

  /** The paths of the screens where a person has a draft, one a line. */
  pathsOf(userId: number): string {
    const names = [...browserStorage.keys(), ...this.memory.keys()];
    const paths = names.flatMap((name) => {
      const [, id, , path] = /^draft:(\d+):(form|text):(.+)$/.exec(name) ?? [];
      return path && Number(id) === userId ? path : [];
    });
    return [...new Set(paths)].join('\n');
  }

  /** Calls a function after each change, also by other tabs, until the returned one is called. */
  subscribe(listener: () => void): () => void {
    const follow = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(PREFIX)) listener();
    };
    this.listeners.add(listener);
    window.addEventListener('storage', follow);
    return () => {
      this.listeners.delete(listener);
      window.removeEventListener('storage', follow);
    };
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  /** A failed opening is tried again the next time. */
  private async use<Result>(work: (database: UseStore) => Promise<Result>): Promise<Result> {
    try {
      this.database ??= createStore('canvass-drafts', 'drafts');
      return await work(this.database);
    } catch (error) {
      this.database = undefined;
      throw error;
    }
  }
}

export const drafts = new DraftStore();
