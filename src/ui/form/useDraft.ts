import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type * as z from 'zod/mini';
import { canonicalPath } from '#domain/paths.ts';
import { type DraftOwner, openDraft } from '#storage/openDraft.ts';
import { useListener } from '#ui/hooks.ts';

/** The draft of the current screen. It may stay mounted briefly after it was left. */
export function useDraftOwner(userId: number, part: DraftOwner['part']): DraftOwner {
  const { pathname } = useLocation();
  const [owner] = useState({ userId, path: canonicalPath(pathname) ?? pathname, part });
  return owner;
}

/** How long typing waits before it is stored (ms). */
const SAVE_DELAY_MS = 500;

/** What a person typed before, and when. */
export interface Restored<Content> {
  content: Content;
  editedAt: string;
}

/** Writes the latest content after a moment, and at once when the screen is left. */
class Writer {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private content: (() => unknown) | null = null;
  private written: string;
  private isOpen = false;
  private hasWritten = false;
  private readonly store: ReturnType<typeof openDraft>;
  private readonly onWritten: (isStored: boolean) => void;

  constructor(store: Writer['store'], onWritten: Writer['onWritten']) {
    this.store = store;
    this.written = JSON.stringify(store.restored?.content);
    this.onWritten = onWritten;
  }

  /** Keeps what is unsaved, or null if nothing is. A screen that was left does not wait. */
  keep = (content: (() => unknown) | null): void => {
    this.content = content;
    if (content && this.isOpen) this.timer ??= setTimeout(this.flush, SAVE_DELAY_MS);
    else this.write();
  };

  open = (): (() => void) => {
    this.isOpen = true;
    return () => {
      this.isOpen = false;
      this.flush();
    };
  };

  flush = (): void => {
    if (this.timer !== undefined) this.write();
  };

  /** Another tab has removed the draft: what was typed here, and not only restored, is written again. */
  writeAgain = (): void => {
    if (!this.hasWritten) return;
    this.written = '';
    if (this.content) this.write();
  };

  private write(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.content) {
      this.written = '';
      this.store.remove();
      return;
    }
    const content = this.content();
    const serialized = JSON.stringify(content);
    // Do not write an unchanged restored draft: another tab may have changed it since.
    if (serialized === this.written) return;
    this.written = serialized;
    this.hasWritten = true;
    this.onWritten(this.store.write(content));
  }
}

/** What a person typed on a screen before and did not send, and how to keep what is typed now (DRAFT-1). */
export function useDraft<Content>(owner: DraftOwner, schema: z.ZodMiniType<Content>) {
  const [store] = useState(() => openDraft(owner));
  const [restoredDraft] = useState((): Restored<Content> | null => {
    const { data: content } = schema.safeParse(store.restored?.content);
    return store.restored && content !== undefined ? { ...store.restored, content } : null;
  });
  const [isStored, setStored] = useState(restoredDraft ? true : undefined);
  const writer = useRef<Writer>(undefined);
  writer.current ??= new Writer(store, setStored);
  const { keep, open, flush, writeAgain } = writer.current;
  useEffect(open, [open]);
  useListener('pagehide', flush);
  useListener('storage', ({ key, newValue }) => {
    if (key === store.key && newValue === null) writeAgain();
  });
  return useMemo(
    () => ({
      restored: restoredDraft,
      keep,
      /** Removes what was sent. */
      forget: () => keep(null),
      /** Whether the browser has what was typed; undefined before it was asked. */
      isStored,
    }),
    [restoredDraft, keep, isStored],
  );
}

export type ScreenDraft<Content> = ReturnType<typeof useDraft<Content>>;
