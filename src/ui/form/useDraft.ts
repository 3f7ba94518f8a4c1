import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type * as z from 'zod/mini';
import { canonicalPath } from '#domain/paths.ts';
import { type DraftOwner, drafts, type StoredDraft } from '#storage/drafts.ts';
import { useListener } from '#ui/hooks.ts';

/** The draft of the current screen. It may stay mounted briefly after it was left. */
export function useDraftOwner(userId: number, part: DraftOwner['part']): DraftOwner {
  const { pathname } = useLocation();
  const [owner] = useState({ userId, path: canonicalPath(pathname) ?? pathname, part });
  return owner;
}

/** The paths of the screens where a person has a draft (DRAFT-5). */
export function useDraftPaths(userId: number): ReadonlySet<string> {
  const subscribe = useCallback((listener: () => void) => drafts.subscribe(listener), []);
  const paths = useSyncExternalStore(subscribe, () => drafts.pathsOf(userId));
  return useMemo(() => new Set(paths.split('\n')), [paths]);
}

/**
 * Whether a request of an earlier visit to this screen is still running. Until it settles, the screen
 * does not offer that content again, because the user could send it twice or overwrite newer data
 * (SEAM-34).
 */
export function useEarlierSending(owner: DraftOwner): boolean {
  const [earlier, setEarlier] = useState(() => drafts.of(owner).sending());

  useEffect(() => {
    const end = () => setEarlier(undefined);
    earlier?.then(end, end);
  }, [earlier]);

  return earlier !== undefined;
}

/** How long typing waits before it is stored (ms). */
const WAIT = 500;

/** What the browser keeps of the last draft that was written. */
interface Kept {
  text: boolean;
  file?: boolean;
  /** Another tab replaced it since. */
  isReplaced?: boolean;
  /** Another tab sent or discarded what was restored here. */
  isGone?: boolean;
}

class OpenDraft {
  private readonly stored: ReturnType<(typeof drafts)['of']>;
  private readonly onKept: (kept: Kept) => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private latest: (() => unknown) | null = null;
  private file: File | null = null;
  private isOpen = false;
  /** Whether anything was typed here since a draft was taken. */
  private isOwn = false;
  /** The content as stored: what did not change does not count as newer. */
  private written = '';
  /** The time of the draft that this screen wrote or took; empty without one. */
  editedAt = '';

  constructor(owner: DraftOwner, onKept: (kept: Kept) => void) {
    this.stored = drafts.of(owner);
    this.onKept = onKept;
  }

  take(draft: StoredDraft, file: File | null): void {
    this.editedAt = draft.editedAt;
    this.written = JSON.stringify(draft.content);
    this.file = file;
    this.isOwn = false;
  }

  /** Stores what was taken, which may not be in storage any more. */
  rewrite(): void {
    this.written = '';
  }

  /** Stores the draft, soon; null means that it has nothing unsaved. A picture is stored at once. */
  keep(read: (() => unknown) | null, file: File | null = null): void {
    this.latest = read;
    if (file !== this.file) {
      this.file = file;
      this.written = '';
      void this.stored.writeFile(file).then((isKept) => {
        if (!isKept) this.onKept({ text: true, file: false });
      });
    }
    // A closed screen does not wait.
    if (read && this.isOpen) this.timer ??= setTimeout(() => this.write(), WAIT);
    else this.write();
  }

  open(): () => void {
    this.isOpen = true;
    const writeNow = () => {
      if (this.timer !== undefined) this.write();
    };
    window.addEventListener('pagehide', writeNow);
    const stop = drafts.subscribe(() => this.keepOn());
    return () => {
      stop();
      this.isOpen = false;
      window.removeEventListener('pagehide', writeNow);
      writeNow();
    };
  }

  /**
   * Stores the draft again after another tab removed it: what is typed here is still unsent. What was
   * only restored here is not.
   */
  private keepOn(): void {
    if (!this.latest || this.editedAt === '' || this.stored.read() !== null) return;
    if (!this.isOwn) {
      this.onKept({ text: false, isGone: true });
      return;
    }
    this.written = '';
    this.write();
  }

  private write(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.latest) {
      // Another tab's draft stays.
      if (this.editedAt !== '') this.stored.remove();
      this.editedAt = '';
      this.written = '';
      return;
    }
    const content = this.latest();
    const written = JSON.stringify(content);
    if (written === this.written) return;
    this.written = written;
    this.isOwn = true;
    this.editedAt = new Date().toISOString();
    const hasFile = this.file !== null;
    const text = this.stored.write({ content, editedAt: this.editedAt, hasFile });
    this.onKept({ text, isReplaced: false, isGone: false });
  }
}

/** What was typed before. */
export interface Restored<Content> {
  content: Content;
  editedAt: string;
  file: File | null;
  /** Whether its picture could not be read. */
  lacksFile: boolean;
}

/** A stored draft as the screen takes it: null if there is none, undefined while its picture is read. */
function readable<Content>(
  draft: StoredDraft | null,
  schema: z.ZodMiniType<Content>,
  open: OpenDraft,
  picture?: { file: File | null },
): Restored<Content> | null | undefined {
  const { data: content } = schema.safeParse(draft?.content);
  if (!draft || content === undefined) return null;
  if (draft.hasFile && !picture) return undefined;
  const file = picture?.file ?? null;
  open.take(draft, file);
  return { content, editedAt: draft.editedAt, file, lacksFile: draft.hasFile && !file };
}

/**
 * What a person typed on a screen before and did not send, and functions to keep what is typed now
 * (DRAFT-1, SEAM-7).
 */
export function useDraft<Content>(owner: DraftOwner, schema: z.ZodMiniType<Content>) {
  const [kept, setKept] = useState<Kept>();
  const [open] = useState(
    () => new OpenDraft(owner, (news) => setKept((before) => ({ ...before, ...news }))),
  );
  const [stored] = useState(() => drafts.of(owner));

  /** Undefined while a picture is read. */
  const [restored, setRestored] = useState(() => readable(stored.read(), schema, open));
  const read = useCallback(
    async (asked: StoredDraft | null) => {
      const draft = readable(asked, schema, open);
      if (draft !== undefined) return draft;
      const file = (await stored.readFile().catch(() => undefined)) ?? null;
      return readable(asked, schema, open, { file });
    },
    [stored, schema, open],
  );

  useEffect(() => {
    let isHere = true;
    if (restored === undefined) {
      void read(stored.read()).then((draft) => {
        if (isHere) setRestored(draft);
      });
    }
    return () => {
      isHere = false;
    };
  }, [restored, read, stored]);

  useEffect(() => open.open(), [open]);

  /** A newer draft that another tab wrote. It stays whole if typing here replaces it in storage. */
  const [newer, setNewer] = useState<StoredDraft | null>(null);
  const look = () => {
    const now = stored.read();
    if (document.visibilityState === 'visible' && now && now.editedAt !== open.editedAt) {
      setNewer(now);
      setKept((before) => ({ text: true, ...before, isReplaced: true }));
    }
  };
  useListener('focus', look);
  useListener('visibilitychange', look);

  const keep = useCallback<OpenDraft['keep']>((...typed) => open.keep(...typed), [open]);
  const forget = useCallback(() => open.keep(null), [open]);
  return useMemo(
    () =>
      ({
        restored,
        keep,
        /** Removes what was sent. */
        forget,
        /** Remembers a request that sends the draft, also after the screen was left (SEAM-34). */
        track: stored.track,
        /** Whether the browser has stored what was typed. */
        isStored: kept ? kept.text && !kept.isReplaced : restored !== null && !stored.isInMemory(),
        /** What the browser refuses to keep. */
        lacks: kept?.isGone
          ? 'gone'
          : (kept ? !kept.text : stored.isInMemory())
            ? 'text'
            : kept?.file === false
              ? 'file'
              : null,
        /** The time of a newer draft of another tab; empty without one. */
        newer: newer?.editedAt ?? '',
        /** Continues with it. */
        takeNewer: async () => {
          const draft = await read(newer);
          open.rewrite();
          setNewer(null);
          return draft;
        },
      }) as const,
    [restored, keep, forget, stored, kept, newer, read, open.rewrite],
  );
}

export type ScreenDraft<Content> = ReturnType<typeof useDraft<Content>>;
