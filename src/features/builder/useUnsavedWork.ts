import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { draftStore, type Unsaved } from '#api/draftStore.ts';
import { useSession } from '#api/useSession.ts';
import { type Draft, draftOf, formOf, isSameWork } from './draft.ts';
import type { Editor } from './useEditor.ts';

/** How long what is typed may wait to be kept (ms): a crash costs no more. */
const WAIT = 100;

interface Work {
  surveyId: number | 'new';
  draft: Draft;
  initial: Draft;
  editor: Editor;
}

/** An earlier piece of work on this survey, and whether it was discarded here. */
export interface Offer {
  work: Unsaved;
  isDiscarded: boolean;
}

/**
 * Keeps the unsaved work, each piece under its own name, and offers what earlier visits left behind (DRAFT-1
 * to DRAFT-4). What equals what was loaded or saved is no unsaved work.
 */
export function useUnsavedWork({ surveyId, draft, initial, editor }: Work) {
  const { userId } = useSession();
  const [params] = useSearchParams();
  const asked = params.get('draft');
  const [saved, setSaved] = useState(initial);
  const [canKeep, setCanKeep] = useState(true);
  const [offers, setOffers] = useState<Offer[]>([]);
  const [isOutdated, setOutdated] = useState(false);
  const isDirty = draft !== saved && !isSameWork(draft, saved);

  const bases = useRef(new Map<string, Unsaved['base']>());
  const holds = useRef(new Map<string, () => void>());
  const written = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const hold = useCallback((id: string) => {
    if (!holds.current.has(id)) holds.current.set(id, draftStore.hold(id));
  }, []);

  const recordOf = useEffectEvent(
    (typed: Draft): Unsaved => ({
      id: typed.id,
      userId,
      surveyId,
      keptAt: new Date().toISOString(),
      form: formOf(typed, { withAllOptions: true }),
      logo: typed.logo,
      base: surveyId === 'new' ? null : (bases.current.get(typed.id) ?? formOf(saved)),
      discardedAt: null,
    }),
  );

  const keep = useEffectEvent(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (isDirty) {
      hold(draft.id);
      written.current.add(draft.id);
      setCanKeep(await draftStore.write(recordOf(draft)));
    } else if (written.current.delete(draft.id)) {
      await draftStore.remove(draft.id);
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft is kept
  useEffect(() => {
    timer.current ??= setTimeout(keep, WAIT);
  }, [draft, isDirty]);

  const keepInHaste = useEffectEvent(() => {
    if (isDirty) draftStore.writeNow(recordOf(draft));
  });
  useEffect(() => {
    window.addEventListener('pagehide', keepInHaste);
    const held = holds.current;
    return () => {
      window.removeEventListener('pagehide', keepInHaste);
      if (timer.current !== undefined) void keep();
      for (const letGo of held.values()) letGo();
      held.clear();
    };
  }, []);

  const take = useEffectEvent((work: Unsaved) => {
    hold(work.id);
    written.current.add(work.id);
    bases.current.set(work.id, work.base);
    setOutdated(work.base !== null && !isSameWork(draftOf(work.base), saved));
    editor.restore({ ...draftOf(work.form), id: work.id, logo: work.logo });
  });

  useEffect(() => {
    let isHere = true;
    void Promise.all([draftStore.list(userId), draftStore.held()]).then(([all, held]) => {
      if (!isHere) return;
      const free = all.filter((work) => work.surveyId === surveyId && !held.has(work.id));
      const wanted = free.find(({ id }) => id === asked);
      if (wanted) take(wanted);
      const others = free.filter((work) => work !== wanted);
      setOffers(others.map((work) => ({ work, isDiscarded: false })));
    });
    return () => {
      isHere = false;
    };
  }, [userId, surveyId, asked]);

  const setDiscarded = (id: string, isDiscarded: boolean) => {
    void draftStore.discard(id, isDiscarded ? undefined : null);
    setOffers((all) =>
      all.map((offer) => (offer.work.id === id ? { ...offer, isDiscarded } : offer)),
    );
  };

  return {
    isDirty,
    canKeep,
    offers,
    /** Whether the survey was saved by somebody after the restored work was begun. */
    isOutdated,
    restore: (work: Unsaved) => {
      take(work);
      setOffers((all) => all.filter((offer) => offer.work !== work));
    },
    discard: (work: Unsaved) => setDiscarded(work.id, true),
    bringBack: (work: Unsaved) => setDiscarded(work.id, false),
    /** What was sent is no longer unsaved work, and what was loaded is no longer what is saved. */
    markSaved: (sent: Draft) => {
      setSaved(sent);
      written.current.delete(sent.id);
      void draftStore.remove(sent.id);
    },
    /** What somebody else saved is what the work is held against from now on. */
    startFrom: (newer: Draft) => {
      setSaved(newer);
      bases.current.clear();
      setOutdated(false);
    },
  };
}
