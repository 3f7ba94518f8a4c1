import { useEffect, useRef, useState } from 'react';
import { draftStorage, type Kept } from './draftStorage.ts';

/** A record of unsaved work, and whether it was discarded here. */
export interface Offer {
  work: Kept;
  isDiscarded: boolean;
}

/**
 * A person's drafts that are not open in any tab, newest first, current across tabs. A draft
 * discarded here keeps its place, so that it can be restored (DRAFT-4, DRAFT-5).
 */
export function useOfferedDrafts(userId: number) {
  const [offers, setOffers] = useState<Offer[]>([]);
  /** The number of the latest read or change. The result of an earlier read is stale. */
  const latest = useRef(0);

  useEffect(() => {
    const load = async () => {
      latest.current += 1;
      const turn = latest.current;
      const kept = await draftStorage.list(userId);
      if (turn !== latest.current) return;
      // Another tab may have restored it.
      const isBack = ({ work }: Offer) => kept.some(({ id }) => id === work.id);
      setOffers((before) =>
        [
          ...kept.map((work) => ({ work, isDiscarded: false })),
          ...before.filter((offer) => offer.isDiscarded && !isBack(offer)),
        ].toSorted((one, other) => other.work.keptAt.localeCompare(one.work.keptAt)),
      );
    };
    void load();
    window.addEventListener('focus', load);
    const unsubscribe = draftStorage.subscribe(load);
    return () => {
      latest.current += 1;
      window.removeEventListener('focus', load);
      unsubscribe();
    };
  }, [userId]);

  const setDiscarded = ({ id }: Kept, isDiscarded: boolean) => {
    latest.current += 1;
    setOffers((all) =>
      all.map((offer) => (offer.work.id === id ? { ...offer, isDiscarded } : offer)),
    );
    void draftStorage.discard(id, isDiscarded ? undefined : null);
  };
  return {
    offers,
    discard: (work: Kept) => setDiscarded(work, true),
    bringBack: (work: Kept) => setDiscarded(work, false),
  };
}
