import * as z from 'zod/mini';
import { browserStorage } from './browserStorage.ts';

const storedSchema = z.object({
  /** The time of the last edit, as an ISO date. */
  editedAt: z.string(),
  /** The typed content, serializable as JSON. */
  content: z.unknown(),
});

/** What was typed on a screen and not sent (DRAFT-1). */
export type StoredDraft = z.infer<typeof storedSchema>;

/** The person and the screen that a draft belongs to; a form, and a text that will fill it. */
export interface DraftOwner {
  userId: number;
  /** The path of the screen, in its one form. */
  path: string;
  part: 'form' | 'text';
}

const keyOf = ({ userId, path, part }: DraftOwner) => `draft:${userId}:${part}:${path}`;

function parse(text: string | null): StoredDraft | null {
  try {
    return storedSchema.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/**
 * The draft of one person and screen in this browser (DRAFT-9); the last writer wins. It removes
 * only what it read or wrote itself, because another tab may have written since (DRAFT-3).
 */
export function draftOf(owner: DraftOwner) {
  const key = keyOf(owner);
  let own = browserStorage.read(key);
  return {
    key,

    /** The draft as it was when this began. */
    restored: parse(own),

    /** Returns false if the browser refuses it. */
    write(content: unknown): boolean {
      const next = JSON.stringify({ editedAt: new Date().toISOString(), content });
      const isStored = browserStorage.write(key, next);
      if (isStored) own = next;
      return isStored;
    },

    remove(): void {
      if (own !== null && browserStorage.read(key) === own) browserStorage.remove(key);
      own = null;
    },
  };
}
