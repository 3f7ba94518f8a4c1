import { useEffect, useRef, useState } from 'react';
import { draftStore, type Unsaved } from './draftStore.ts';

/** A piece of unsaved work, and whether it was discarded here. */
export interface Offer {
  work: Unsaved;
  isDiscarded: boolean;
}

const without = (all: Unsaved[], taken: Unsaved[]) =>
  all.filter(({ id }) => !taken.some((work) => work.id === id));

/**
 * A person's unsaved work that no tab is at, the newest first, kept up to date across tabs. What is discarded here stays
 * in its place, so that it can be brought back (DRAFT-4, DRAFT-5).
 */
export function useUnsavedDrafts(userId: number) {
  const [kept, setKept] = useState<Unsaved[]>([]);
  const [discarded, setDiscarded] = useState<Unsaved[]>([]);
  /** What was begun to be read before the latest reading or change is old. */
  const latest = useRef(0);

  useEffect(() => {
    const load = async () => {
      latest.current += 1;
      const turn = latest.current;
      const all = await draftStore.list(userId);
      if (turn !== latest.current) return;
      setKept(all);
      // Another tab may have brought it back.
      setDiscarded((before) => without(before, all));
    };
    void load();
    window.addEventListener('focus', load);
    const unsubscribe = draftStore.subscribe(load);
    return () => {
      latest.current += 1;
      window.removeEventListener('focus', load);
      unsubscribe();
    };
  }, [userId]);

  const discard = (work: Unsaved) => {
    latest.current += 1;
    setKept((all) => without(all, [work]));
    setDiscarded((all) => [...without(all, [work]), work]);
    void draftStore.discard(work.id);
  };
  const bringBack = (work: Unsaved) => {
    latest.current += 1;
    setKept((all) => [...without(all, [work]), work]);
    setDiscarded((all) => without(all, [work]));
    void draftStore.discard(work.id, null);
  };

  const offers: Offer[] = [
    ...kept.map((work) => ({ work, isDiscarded: false })),
    ...discarded.map((work) => ({ work, isDiscarded: true })),
  ].toSorted(({ work: one }, { work: other }) => other.keptAt.localeCompare(one.keptAt));
  return { offers, discard, bringBack };
}
