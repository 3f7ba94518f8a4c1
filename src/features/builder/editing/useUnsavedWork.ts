import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '#api/useSession.ts';
import { draftStore, type Unsaved } from '#storage/draftStore.ts';
import { useUnsavedDrafts } from '#storage/useUnsavedDrafts.ts';
import { type Draft, draftOf, formOf, isSameWork } from '../draft/draft.ts';
import type { DraftEditor } from './useEditor.ts';

/** How long what is typed may wait to be kept (ms): a crash costs no more. */
const WAIT = 100;

interface Work {
  surveyId: number | 'new';
  draft: Draft;
  initial: Draft;
  editor: DraftEditor;
}

/**
 * Keeps the unsaved work, each piece under its own name, and offers what earlier visits left behind (DRAFT-1
 * to DRAFT-4). Work that equals what was loaded or saved does not count as unsaved.
 */
export function useUnsavedWork({ surveyId, draft, initial, editor }: Work) {
  const { userId } = useSession();
  const [params] = useSearchParams();
  const asked = params.get('draft');
  const [saved, setSaved] = useState(initial);
  const [canKeep, setCanKeep] = useState(true);
  const { offers, discard, bringBack } = useUnsavedDrafts(userId);
  /** The work that was begun before the survey was saved the last time. */
  const [outdated, setOutdated] = useState<readonly string[]>([]);
  const isDirty = draft !== saved && !isSameWork(draft, saved);

  const [isMissing, setMissing] = useState<'elsewhere' | 'gone' | null>(null);

  /** The saved survey that a piece of work was begun from, where that is no longer the saved one. */
  const bases = useRef(new Map<string, Unsaved['base']>());
  const restored = useRef(new Set<string>());
  const holds = useRef(new Map<string, Promise<(() => void) | null>>());
  const written = useRef(new Set<string>());
  const sending = useRef<Promise<unknown>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const hold = useCallback((id: string) => {
    const known = holds.current.get(id);
    if (known) return known;
    const held = draftStore.hold(id);
    holds.current.set(id, held);
    return held;
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
      void hold(draft.id);
      // A restored draft is removed only by saving or discarding it.
      if (!restored.current.has(draft.id)) written.current.add(draft.id);
      setCanKeep(await draftStore.write(recordOf(draft)));
    } else if (written.current.delete(draft.id)) {
      // Undone to nothing.
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
      const letGo = [...held.values()];
      held.clear();
      // What was left while it is sent is offered to no other tab before it is known how that ended (SEAM-34).
      void Promise.allSettled([sending.current]).then(() => {
        for (const hold of letGo) void hold.then((go) => go?.());
      });
    };
  }, []);

  const restore = useEffectEvent(async (id: string) => {
    const letGo = await hold(id);
    const work = letGo ? await draftStore.read(id) : undefined;
    if (!work) {
      letGo?.();
      holds.current.delete(id);
      setMissing(letGo ? 'gone' : 'elsewhere');
      return;
    }
    setMissing(null);
    bases.current.set(id, work.base);
    restored.current.add(id);
    const isOutdated = work.base !== null && !isSameWork(draftOf(work.base), saved);
    setOutdated((ids) => [...ids.filter((other) => other !== id), ...(isOutdated ? [id] : [])]);
    editor.restore({ ...draftOf(work.form), id, logo: work.logo });
  });

  useEffect(() => {
    if (asked) void restore(asked);
  }, [asked]);

  return {
    isDirty,
    canKeep,
    /** What earlier visits left behind of this survey. */
    offers: offers.filter(
      ({ work: { id, surveyId: of } }) => of === surveyId && id !== initial.id && id !== asked,
    ),
    /** Why the requested work cannot be opened: another tab has it open, or it was saved or discarded. */
    isMissing,
    /** Whether the work was restored, and the survey saved after that was begun. */
    isOutdated: outdated.includes(draft.id),
    restore: (work: Unsaved) => void restore(work.id),
    discard,
    bringBack,
    /** Holds the draft for this tab until the save has settled, even if the builder is left. */
    holdUntil: (sent: Promise<unknown>) => {
      sending.current = sent;
    },
    /** What was sent is no longer unsaved work, and what was loaded is no longer what is saved. */
    markSaved: (sent: Draft) => {
      setSaved(sent);
      written.current.delete(sent.id);
      void draftStore.remove(sent.id);
    },
    /** From now on the draft is compared with what somebody else saved. */
    startFrom: (newer: Draft) => {
      if (!bases.current.has(draft.id)) bases.current.set(draft.id, formOf(saved));
      setSaved(newer);
      // Undo leads back to it.
      setOutdated((ids) => [...ids, draft.id]);
    },
  };
}
