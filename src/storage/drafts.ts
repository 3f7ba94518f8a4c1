import * as z from 'zod/mini';
import { canonicalPath } from '#domain/paths.ts';
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

/** The path at which this deployment is served, without its final slash: "" or "/tools/canvass". */
const deploymentPath = (import.meta.env?.BASE_URL ?? '/').replace(/\/$/, '');

const draftKey = ({ userId, path, part }: DraftOwner, deployment: string) =>
  `draft:${userId}:${part}:${deployment}${path}`;

const KEY_WITHOUT_DEPLOYMENT = /^(draft:\d+:(?:form|text):)(\/.*)$/;

/**
 * Moves the drafts that an earlier release stored without the path of this deployment, once. Drafts
 * of a deployment at "/" keep their keys (DRAFT-10).
 */
export function moveDrafts(deployment = deploymentPath): void {
  const mark = `drafts-moved:${deployment}`;
  if (deployment === '' || browserStorage.read(mark)[0] !== null) return;
  for (const key of browserStorage.keys()) {
    const [, start, path = ''] = KEY_WITHOUT_DEPLOYMENT.exec(key) ?? [];
    // A draft of another deployment has that deployment's path in front.
    if (!start || canonicalPath(path) === undefined) continue;
    const [value] = browserStorage.read(key);
    browserStorage.remove(key);
    if (value) browserStorage.write({ [start + deployment + path]: value });
  }
  browserStorage.write({ [mark]: 'yes' });
}

function parse(text: string | null): StoredDraft | null {
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
  const read = () => browserStorage.read(key)[0] ?? null;
  let ownValue = read();
  return {
    key,

    /** The draft as it was when it was opened. */
    restored: parse(ownValue),

    /** Returns false if the browser refuses it: only this tab keeps it then. */
    write(content: unknown): boolean {
      ownValue = JSON.stringify({ editedAt: new Date().toISOString(), content });
      return browserStorage.write({ [key]: ownValue });
    },

    remove(): void {
      if (ownValue !== null && read() === ownValue) browserStorage.remove(key);
      ownValue = null;
    },
  };
}
