import { useEffect, useMemo, useState } from 'react';
import { type Kept, keeper } from './keeper.ts';

/** How long what is typed may wait to be kept (ms): a crash costs no more. */
const WAIT = 100;
/** How long a form waits for work that was left at it (ms); the browser's database may never answer. */
const MAX_WAIT = 1_000;

/** What lists say of what was typed in a form. */
export const TYPED = 'Typed and not saved';

/** A piece of work as its screen gives it. */
export type Work = Omit<Kept, 'id' | 'keptAt' | 'discardedAt'>;

type Place = Pick<Kept, 'userId' | 'path' | 'kind'>;

/** The address on which a piece of work is continued. */
export const addressOf = ({ id, path, kind }: Kept) =>
  `${path}?${kind === TYPED ? 'text' : 'draft'}=${encodeURIComponent(id)}`;

type Release = (() => void) | null;

/** The work of one screen. It holds what it works on, so that no other tab offers it. */
class Workspace {
  private readonly holds = new Map<string, Promise<Release>>();
  /** What is removed once nothing of it is unsaved. */
  private readonly own = new Set<string>();
  /** What was brought back: it is removed only when it was saved or discarded. */
  private readonly taken = new Set<string>();
  private sending: Promise<unknown> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private latest: { id: string; read: (() => Work) | null } | undefined;
  private isOpen = false;
  private readonly onKept: (isKept: boolean) => void;

  constructor(onKept: (isKept: boolean) => void) {
    this.onKept = onKept;
  }

  /** Keeps the work under its id, soon; with null nothing is unsaved. */
  keep(id: string, read: (() => Work) | null): void {
    this.latest = { id, read };
    // A closed screen has nothing to wait for.
    if (read && this.isOpen) this.timer ??= setTimeout(() => void this.write(), WAIT);
    else void this.write();
  }

  /** Holds a piece of kept work for this screen and reads it; says why where it cannot. */
  async take(id: string): Promise<Kept | 'elsewhere' | 'gone'> {
    const release = await this.hold(id);
    const kept = release ? await keeper.read(id) : undefined;
    if (kept) {
      this.taken.add(id);
      return kept;
    }
    release?.();
    this.holds.delete(id);
    return release ? 'gone' : 'elsewhere';
  }

  /**
   * Takes the newest work that was left at a place and is not open elsewhere, or the one that the address names, as this
   * screen's own: it is removed when it is undone to nothing.
   */
  async takeNewest({ userId, path, kind }: Place, named: string | null) {
    const late = new Promise<Kept[]>((resolve) => setTimeout(resolve, MAX_WAIT, []));
    const newestFirst = await Promise.race([keeper.list(userId), late]);
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

  /** Forgets work that was saved, or is left for good. */
  forget(id: string): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.own.delete(id);
    void keeper.remove(id);
  }

  /** Holds the work until what was sent has settled, even if the screen is left. */
  holdUntil(sent: Promise<unknown>): void {
    this.sending = sent;
  }

  open(): () => void {
    this.isOpen = true;
    const writeNow = () => {
      const { id, read } = this.latest ?? {};
      if (id && read) keeper.writeNow(recordOf(id, read));
    };
    window.addEventListener('pagehide', writeNow);
    return () => {
      this.isOpen = false;
      window.removeEventListener('pagehide', writeNow);
      if (this.timer !== undefined) void this.write();
      const holds = [...this.holds.values()];
      this.holds.clear();
      // What is being sent is offered to no other tab before it is known how that ended (SEAM-34).
      void Promise.allSettled([this.sending]).then(() => {
        for (const hold of holds) void hold.then((release) => release?.());
      });
    };
  }

  private hold(id: string): Promise<Release> {
    const held = this.holds.get(id) ?? keeper.hold(id);
    this.holds.set(id, held);
    return held;
  }

  private async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { id, read } = this.latest ?? {};
    if (!id) return;
    if (read) {
      // A closed screen must not lock its work: the next screen takes it.
      if (this.isOpen) void this.hold(id);
      if (!this.taken.has(id)) this.own.add(id);
      this.onKept(await keeper.write(recordOf(id, read)));
    } else if (this.own.delete(id)) {
      await keeper.remove(id);
    }
  }
}

const recordOf = (id: string, read: () => Work): Kept => ({
  ...read(),
  id,
  keptAt: new Date().toISOString(),
  discardedAt: null,
});

/** Keeps the unsaved work of a screen while it is open, and what is left of it when it closes (DRAFT-1, SEAM-7). */
export function useWorkspace() {
  const [canKeep, setCanKeep] = useState(true);
  const workspace = useMemo(() => new Workspace(setCanKeep), []);
  useEffect(() => workspace.open(), [workspace]);
  return { workspace, canKeep };
}
