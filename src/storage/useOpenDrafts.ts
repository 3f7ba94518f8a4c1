import { useEffect, useState } from 'react';
import { type DraftOwner, draftStore, type StoredDraft } from './draftStore.ts';

/** The longest delay before typed text is stored (ms): a crash loses no more. */
const WAIT = 100;

/** The content of a draft as its screen provides it. */
export type DraftContent = Pick<StoredDraft, 'title' | 'note' | 'content' | 'file'>;

type Release = (() => void) | null;

/** The drafts that a screen has open. It locks them, so that no other tab offers them. */
class OpenDrafts {
  private readonly owner: DraftOwner;
  private readonly stored: ReturnType<typeof draftStore.of>;
  private readonly onStored: (isStored: boolean) => void;
  private readonly holds = new Map<string, Promise<Release>>();
  /** Those that this screen wrote or took. */
  private readonly own = new Set<string>();
  private sending: Promise<unknown> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private latest: { id: string; read: (() => DraftContent) | null } | undefined;
  private isOpen = false;

  constructor(owner: DraftOwner, onStored: (isStored: boolean) => void) {
    this.owner = owner;
    this.stored = draftStore.of(owner);
    this.onStored = onStored;
  }

  /** Stores the draft, soon; null means that it has nothing unsaved. */
  keep(id: string, read: (() => DraftContent) | null): void {
    if (this.timer !== undefined && this.latest?.id !== id) void this.write();
    this.latest = { id, read };
    // A closed screen does not wait.
    if (read && this.isOpen) this.timer ??= setTimeout(() => void this.write(), WAIT);
    else void this.write();
  }

  /** Locks and reads a stored draft; returns the reason if it cannot. */
  async take(id: string): Promise<StoredDraft | 'elsewhere' | 'gone'> {
    const release = await this.hold(id);
    const draft = release ? await this.stored.read(id) : undefined;
    if (draft) {
      this.own.add(id);
      return draft;
    }
    release?.();
    this.holds.delete(id);
    return release ? 'gone' : 'elsewhere';
  }

  /** Takes the draft in the address, or the newest one of this screen that no tab has open. */
  async takeNewest(named: string | null): Promise<StoredDraft | null> {
    const { userId, path, kind } = this.owner;
    const newestFirst = await draftStore.list(userId);
    const namedFirst = newestFirst
      .filter((draft) => draft.path === path && draft.kind === kind)
      .toSorted((one, other) => Number(other.id === named) - Number(one.id === named));
    for (const { id } of namedFirst) {
      const draft = this.isOpen ? await this.take(id) : 'gone';
      if (typeof draft !== 'string') return draft;
    }
    return null;
  }

  /** Removes a draft that was saved or finally left. */
  forget(id: string): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.own.delete(id);
    void this.stored.remove(id);
  }

  /** Keeps the locks until a request settles, even if the screen closes (SEAM-34). */
  track<Result>(sending: Promise<Result>): Promise<Result> {
    this.sending = sending;
    return this.stored.track(sending);
  }

  open(): () => void {
    this.isOpen = true;
    const writeNow = () => {
      if (this.timer !== undefined) void this.write();
    };
    window.addEventListener('pagehide', writeNow);
    return () => {
      this.isOpen = false;
      window.removeEventListener('pagehide', writeNow);
      writeNow();
      const holds = [...this.holds.values()];
      this.holds.clear();
      void Promise.allSettled([this.sending]).then(() => {
        for (const hold of holds) void hold.then((release) => release?.());
      });
    };
  }

  private hold(id: string): Promise<Release> {
    const held = this.holds.get(id) ?? this.stored.hold(id);
    this.holds.set(id, held);
    return held;
  }

  private async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { id, read } = this.latest ?? {};
    if (!id) return;
    if (read) {
      // A closed screen must release its draft: the next screen takes it.
      if (this.isOpen) void this.hold(id);
      this.own.add(id);
      this.onStored(await this.stored.write({ ...read(), id, editedAt: new Date().toISOString() }));
    } else if (this.own.delete(id)) {
      await this.stored.remove(id);
    }
  }
}

/**
 * The drafts of a person's screen, kept while it is open; the rest is stored when it closes (DRAFT-1,
 * SEAM-7). `canKeep` is false if the browser refuses to store them. `isStored` is true after it
 * stored one.
 */
export function useOpenDrafts(owner: DraftOwner) {
  const [isStored, setStored] = useState<boolean>();
  const [drafts] = useState(() => new OpenDrafts(owner, setStored));
  useEffect(() => drafts.open(), [drafts]);
  return { drafts, canKeep: isStored !== false, isStored: isStored === true };
}
