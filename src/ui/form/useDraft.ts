import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type * as z from 'zod/mini';
import { canonicalPath } from '#domain/paths.ts';
import { type DraftOwner, openDraft } from '#storage/openDraft.ts';
import { useListener } from '#ui/hooks.ts';

/** The owner of the screen's draft. It does not change, although the path may change before the screen unmounts. */
export function useDraftOwner(userId: number, part: DraftOwner['part']): DraftOwner {
  const { pathname } = useLocation();
  const [owner] = useState({ userId, path: canonicalPath(pathname) ?? pathname, part });
  return owner;
}

/** The delay between typing and storing (ms). */
const SAVE_DELAY_MS = 500;

/** A stored draft, and the time of its last edit. */
export interface Restored<Content> {
  content: Content;
  editedAt: string;
}

/** Writes the latest content after a delay, and at once when the screen unmounts. */
class Writer {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private content: (() => unknown) | null = null;
  private lastWrittenJson: string;
  private isScreenMounted = false;
  private hasWritten = false;
  private readonly store: ReturnType<typeof openDraft>;
  private readonly onWritten: (isStored: boolean) => void;

  constructor(store: Writer['store'], onWritten: Writer['onWritten']) {
    this.store = store;
    this.lastWrittenJson = JSON.stringify(store.restored?.content);
    this.onWritten = onWritten;
  }

  /** Sets the unsaved content, written after `SAVE_DELAY_MS` or on unmount; null removes it. */
  setUnsaved = (content: (() => unknown) | null): void => {
    this.content = content;
    if (content && this.isScreenMounted) this.timer ??= setTimeout(this.flush, SAVE_DELAY_MS);
    else this.write();
  };

  mount = (): (() => void) => {
    this.isScreenMounted = true;
    return () => {
      this.isScreenMounted = false;
      this.flush();
    };
  };

  flush = (): void => {
    if (this.timer !== undefined) this.write();
  };

  /** Writes the draft again after another tab removed it, unless this tab only restored it. */
  writeAgain = (): void => {
    if (!this.hasWritten) return;
    this.lastWrittenJson = '';
    if (this.content) this.write();
  };

  private write(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.content) {
      this.lastWrittenJson = '';
      this.store.remove();
      return;
    }
    const content = this.content();
    const serialized = JSON.stringify(content);
    // Do not write an unchanged restored draft: another tab may have changed it since.
    if (serialized === this.lastWrittenJson) return;
    this.lastWrittenJson = serialized;
    this.hasWritten = true;
    this.onWritten(this.store.write(content));
  }
}

/** The stored draft of a screen, and functions to change it (DRAFT-1). */
export function useDraft<Content>(owner: DraftOwner, schema: z.ZodMiniType<Content>) {
  const [store] = useState(() => openDraft(owner));
  const [restoredDraft] = useState((): Restored<Content> | null => {
    const { data: content } = schema.safeParse(store.restored?.content);
    return store.restored && content !== undefined ? { ...store.restored, content } : null;
  });
  const [isStored, setStored] = useState(restoredDraft ? store.isStored : undefined);
  const writer = useRef<Writer>(undefined);
  writer.current ??= new Writer(store, setStored);
  const { setUnsaved, mount, flush, writeAgain } = writer.current;
  useEffect(mount, [mount]);
  useListener('pagehide', flush);
  // In the capture phase, before `askBeforeUnload` looks for what only this tab has.
  useEffect(() => {
    const options = { capture: true };
    window.addEventListener('beforeunload', flush, options);
    return () => window.removeEventListener('beforeunload', flush, options);
  }, [flush]);
  useListener('storage', ({ key, newValue }) => {
    if (key === store.key && newValue === null) writeAgain();
  });
  return useMemo(
    () => ({
      restored: restoredDraft,
      keep: setUnsaved,
      /** Removes the draft after it was sent. */
      forget: () => setUnsaved(null),
      /** Whether the last write succeeded; undefined before the first. */
      isStored,
    }),
    [restoredDraft, setUnsaved, isStored],
  );
}

export type ScreenDraft<Content> = ReturnType<typeof useDraft<Content>>;
