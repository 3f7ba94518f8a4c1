import * as z from 'zod/mini';
import { browserStorage } from './browserStorage.ts';

const storedSchema = z.object({
  /** The time of the last edit, as an ISO date. */
  editedAt: z.string(),
  /** The typed content, serializable as JSON. */
  content: z.unknown(),
});

/** The unsent content of a screen (DRAFT-1). */
export type DraftRecord = z.infer<typeof storedSchema>;

/** The person and the screen that a draft belongs to; a form, and a text that will fill it. */
export interface DraftOwner {
  userId: number;
  /** The path of the screen, in its canonical form. */
  path: string;
  part: 'form' | 'text';
}

/** The path at which this deployment is served, without its final slash: "" or "/tools/canvass". */
const deploymentPath = (import.meta.env?.BASE_URL ?? '/').replace(/\/$/, '');

const draftKey = ({ userId, path, part }: DraftOwner, deployment: string) =>
  `draft:${userId}:${part}:${deployment}${path}`;

function parse(text: string | null): DraftRecord | null {
  try {
    return storedSchema.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/**
 * The draft of one person, screen and deployment in this browser (DRAFT-9, DRAFT-10); the last writer
 * wins. It removes only what it read or wrote itself, because another tab may have written since
 * (DRAFT-3).
 */
export function openDraft(owner: DraftOwner, deployment = deploymentPath) {
  const key = draftKey(owner, deployment);
  const readRaw = () => browserStorage.read(key)[0] ?? null;
  let ownValue = readRaw();
  return {
    key,

    /** The stored draft at the time of `openDraft`; null without one. */
    restored: parse(ownValue),

    /** Whether the browser has it; otherwise only this tab does. */
    isStored: browserStorage.isStored(key),

    /** Returns false if the browser refuses it: only this tab keeps it then. */
    write(content: unknown): boolean {
      ownValue = JSON.stringify({ editedAt: new Date().toISOString(), content });
      return browserStorage.write({ [key]: ownValue });
    },

    remove(): void {
      if (ownValue !== null && readRaw() === ownValue) browserStorage.remove(key);
      ownValue = null;
    },
  };
}
