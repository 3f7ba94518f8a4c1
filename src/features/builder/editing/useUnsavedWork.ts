import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSession } from '#api/useSession.ts';
import type { SurveyForm } from '#domain/survey/surveyForm.ts';
import { surveyTitle } from '#domain/survey/surveyTitle.ts';
import type { Kept } from '#storage/draftStorage.ts';
import { useOfferedDrafts } from '#storage/useOfferedDrafts.ts';
import { useWorkspace, type Work } from '#storage/useWorkspace.ts';
import { type Draft, draftOf, formOf, isSameWork } from '../draft/draft.ts';
import { readKeptDraft, storedDraft } from '../draft/storedDraft.ts';
import type { DraftEditor } from './useEditor.ts';

const KINDS = { new: 'New survey', saved: 'Changes to a survey' };

interface UnsavedWork {
  surveyId: number | 'new';
  draft: Draft;
  initial: Draft;
  editor: DraftEditor;
}

/**
 * Stores unsaved work, each record under its own id, and offers that of earlier visits (DRAFT-1 to
 * DRAFT-4). Work equal to the loaded or saved survey does not count as unsaved.
 */
export function useUnsavedWork({ surveyId, draft, initial, editor }: UnsavedWork) {
  const { userId } = useSession();
  const { pathname } = useLocation();
  const [path] = useState(pathname);
  const [params] = useSearchParams();
  const asked = params.get('draft');
  const kind = surveyId === 'new' ? KINDS.new : KINDS.saved;
  const [saved, setSaved] = useState(initial);
  const { workspace, canKeep } = useWorkspace();
  const { offers, discard, bringBack } = useOfferedDrafts(userId);
  /** The record from before the last save. */
  const [outdated, setOutdated] = useState<readonly string[]>([]);
  const isDirty = draft !== saved && !isSameWork(draft, saved);

  const [isMissing, setMissing] = useState<'elsewhere' | 'gone' | null>(null);

  /** The saved survey that a record started from, if a newer one is saved by now. */
  const bases = useRef(new Map<string, SurveyForm | null>());

  const read = useEffectEvent((): Work => {
    const base = surveyId === 'new' ? null : (bases.current.get(draft.id) ?? formOf(saved));
    return { userId, path, kind, title: surveyTitle(draft), ...storedDraft(draft, base) };
  });

  useEffect(() => workspace.keep(draft.id, isDirty ? read : null), [workspace, draft, isDirty]);

  const restore = useEffectEvent(async (id: string) => {
    const kept = await workspace.take(id);
    const found = typeof kept === 'string' ? null : readKeptDraft(kept);
    if (!found) {
      setMissing(kept === 'elsewhere' ? 'elsewhere' : 'gone');
      return;
    }
    setMissing(null);
    bases.current.set(id, found.base);
    const isOutdated = found.base !== null && !isSameWork(draftOf(found.base), saved);
    setOutdated((ids) => [...ids.filter((other) => other !== id), ...(isOutdated ? [id] : [])]);
    editor.restore({ ...found.draft, id });
  });

  useEffect(() => {
    if (asked) void restore(asked);
  }, [asked]);

  return {
    isDirty,
    canKeep,
    /** Records of earlier visits for this survey. */
    offers: offers.filter(
      ({ work }) =>
        work.path === path && work.kind === kind && work.id !== initial.id && work.id !== asked,
    ),
    /**
     * Why the requested record cannot be opened: another tab has it open, or it was saved or
     * discarded.
     */
    isMissing,
    /** Whether the work was restored, and the survey saved after that work started. */
    isOutdated: outdated.includes(draft.id),
    restore: (work: Kept) => void restore(work.id),
    discard,
    bringBack,
    /** Locks the draft for this tab until the save settles, even if the builder closes. */
    holdUntil: (sent: Promise<unknown>) => workspace.holdUntil(sent),
    /** Sent work is no longer unsaved, and the loaded survey is no longer the saved one. */
    markSaved: (sent: Draft) => {
      setSaved(sent);
      workspace.forget(sent.id);
    },
    /** From now on the draft is compared with the other person's version. */
    startFrom: (newer: Draft) => {
      if (!bases.current.has(draft.id)) bases.current.set(draft.id, formOf(saved));
      setSaved(newer);
      // Undo returns to it.
      setOutdated((ids) => [...ids, draft.id]);
    },
  };
}
