import { useEffect, useMemo, useState } from 'react';
import { draftStorage, type Kept } from './draftStorage.ts';

/** The longest delay before typed text is stored (ms): a crash loses no more. */
const WAIT = 100;
/** How long a form waits for earlier work (ms); the browser's database may never answer. */
const MAX_WAIT = 1_000;

/** How lists describe the text of a form. */
export const TYPED = 'Typed and not saved';

/** The record of unsaved work as its screen provides it. */
export type Work = Omit<Kept, 'id' | 'keptAt' | 'discardedAt'>;

type Place = Pick<Kept, 'userId' | 'path' | 'kind'>;

/** The address that continues a record. */
export const addressOf = ({ id, path, kind }: Kept) =>
  `${path}?${kind === TYPED ? 'text' : 'draft'}=${encodeURIComponent(id)}`;

type Release = (() => void) | null;

/** A screen's unsaved work. The screen locks its record, so that no other tab offers it. */
class Workspace {
  private readonly holds = new Map<string, Promise<Release>>();
  /** The record to remove when nothing is unsaved. */
  private readonly own = new Set<string>();
  /** A restored record: removed only when saved or discarded. */
  private readonly taken = new Set<string>();
  private sending: Promise<unknown> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private latest: { id: string; read: (() => Work) | null } | undefined;
  private isOpen = false;
  private readonly onKept: (isKept: boolean) => void;

  constructor(onKept: (isKept: boolean) => void) {
    this.onKept = onKept;
  }

  /** Stores the work under its id, soon; null means that nothing is unsaved. */
  keep(id: string, read: (() => Work) | null): void {
    this.latest = { id, read };
    // A closed screen does not wait.
    if (read && this.isOpen) this.timer ??= setTimeout(() => void this.write(), WAIT);
    else void this.write();
  }

  /** Locks a stored record for this screen and reads it; returns the reason if it cannot. */
  async take(id: string): Promise<Kept | 'elsewhere' | 'gone'> {
    const release = await this.hold(id);
    const kept = release ? await draftStorage.read(id) : undefined;
    if (kept) {
      this.taken.add(id);
      return kept;
    }
    release?.();
    this.holds.delete(id);
    return release ? 'gone' : 'elsewhere';
  }

  /**
   * Takes the newest record of a place that is open nowhere else, or the one in the address. It
   * becomes this screen's own: undoing it to nothing removes it.
   */
  async takeNewest({ userId, path, kind }: Place, named: string | null) {
    const late = new Promise<Kept[]>((resolve) => setTimeout(resolve, MAX_WAIT, []));
    const newestFirst = await Promise.race([draftStorage.list(userId), late]);
    const namedFirst = newestFirst.toSorted(
      (one, other) => Number(other.id === named) - Number(one.id === named),
    );
    for (const { id, ...work } of namedFirst) {
      if (!this.isOpen || work.path !== path || work.kind !== kind) continue;
      const kept = await this.take(id);
      if (typeof kept === 'string') continue;
      this.taken.delete(id);
      this.own.add(id);
      return kept;
    }
    return null;
  }

  /** Removes a record that was saved or finally left. */
  forget(id: string): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.own.delete(id);
    void draftStorage.remove(id);
  }

  /** Locks the record until the request settles, even if the screen closes. */
  holdUntil(sent: Promise<unknown>): void {
    this.sending = sent;
  }

  open(): () => void {
    this.isOpen = true;
    const writeNow = () => {
      const { id, read } = this.latest ?? {};
      if (id && read) draftStorage.writeNow(recordOf(id, read));
    };
    window.addEventListener('pagehide', writeNow);
    return () => {
      this.isOpen = false;
      window.removeEventListener('pagehide', writeNow);
      if (this.timer !== undefined) void this.write();
      const holds = [...this.holds.values()];
      this.holds.clear();
      // No other tab offers work that is being sent until its result is known (SEAM-34).
      void Promise.allSettled([this.sending]).then(() => {
        for (const hold of holds) void hold.then((release) => release?.());
      });
    };
  }

  private hold(id: string): Promise<Release> {
    const held = this.holds.get(id) ?? draftStorage.hold(id);
    this.holds.set(id, held);
    return held;
  }

  private async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { id, read } = this.latest ?? {};
    if (!id) return;
    if (read) {
      // A closed screen must release its record: the next screen takes it.
      if (this.isOpen) void this.hold(id);
      if (!this.taken.has(id)) this.own.add(id);
      this.onKept(await draftStorage.write(recordOf(id, read)));
    } else if (this.own.delete(id)) {
      await draftStorage.remove(id);
    }
  }
}

const recordOf = (id: string, read: () => Work): Kept => ({
  ...read(),
  id,
  keptAt: new Date().toISOString(),
  discardedAt: null,
});

/**
 * Keeps a screen's unsaved work while it is open, and stores the rest when it closes (DRAFT-1,
 * SEAM-7).
 */
export function useWorkspace() {
  const [canKeep, setCanKeep] = useState(true);
  const workspace = useMemo(() => new Workspace(setCanKeep), []);
  useEffect(() => workspace.open(), [workspace]);
  return { workspace, canKeep };
}
