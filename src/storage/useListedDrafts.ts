import { useEffect, useRef, useState } from 'react';
import { draftStore, type StoredDraft } from './draftStore.ts';

/** A draft in a list, and whether it was discarded here. */
export interface ListedDraft {
  draft: StoredDraft;
  isDiscarded: boolean;
}

/**
 * A person's drafts that no tab has open, the newest first, current across tabs. A draft discarded
 * here stays in the list, so that it can be restored (DRAFT-4, DRAFT-5).
 */
export function useListedDrafts(userId: number) {
  const [listed, setListed] = useState<ListedDraft[]>([]);
  /** The number of the latest read or change. The result of an earlier read is stale. */
  const latest = useRef(0);

  useEffect(() => {
    const load = async () => {
      latest.current += 1;
      const turn = latest.current;
      const drafts = await draftStore.list(userId);
      if (turn !== latest.current) return;
      setListed((before) =>
        [
          ...drafts.map((draft) => ({ draft, isDiscarded: false })),
          ...before.filter(
            ({ draft, isDiscarded }) => isDiscarded && !drafts.some(({ id }) => id === draft.id),
          ),
        ].toSorted((one, other) => other.draft.editedAt.localeCompare(one.draft.editedAt)),
      );
    };
    void load();
    const unsubscribe = draftStore.subscribe(load);
    return () => {
      latest.current += 1;
      unsubscribe();
    };
  }, [userId]);

  const setDiscarded = (draft: StoredDraft, isDiscarded: boolean) => {
    latest.current += 1;
    setListed((all) =>
      all.map((one) => (one.draft.id === draft.id ? { draft, isDiscarded } : one)),
    );
    const stored = draftStore.of(draft);
    void (isDiscarded ? stored.remove(draft.id) : stored.bringBack(draft));
  };
  return {
    listed,
    discard: (draft: StoredDraft) => setDiscarded(draft, true),
    bringBack: (draft: StoredDraft) => setDiscarded(draft, false),
  };
}
