import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DraftOwner, draftStore, type StoredDraft } from '#storage/draftStore.ts';
import { useListedDrafts } from '#storage/useListedDrafts.ts';
import { useOpenDrafts } from '#storage/useOpenDrafts.ts';
import { type Draft, draftOf, isSameDraft } from '../draft/draft.ts';
import { readStoredDraft, storedDraft } from '../draft/storedDraft.ts';
import type { DraftEditor } from './useEditor.ts';

interface BuilderDrafts {
  owner: DraftOwner;
  draft: Draft;
  initial: Draft;
  editor: DraftEditor;
}

/** Whether another tab has this saved survey open. */
export function useOtherTabs(owner: DraftOwner): boolean {
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(
    () => (owner.kind === 'survey' ? draftStore.of(owner).watchOtherTabs(setElsewhere) : undefined),
    [owner],
  );
  return isElsewhere;
}

/**
 * Stores the builder's draft under its own id, and lists those of earlier visits (DRAFT-1 to
 * DRAFT-4). A draft equal to the loaded or saved survey does not count as unsaved.
 */
export function useBuilderDrafts({ owner, draft, initial, editor }: BuilderDrafts) {
  const [params] = useSearchParams();
  const named = params.get('draft');
  const [saved, setSaved] = useState(initial);
  const { drafts, canKeep, isStored } = useOpenDrafts(owner);
  const { listed, discard, bringBack } = useListedDrafts(owner.userId);
  const isDirty = draft !== saved && !isSameDraft(draft, saved);
  const { base } = draft;
  const isOutdated = useMemo(
    () => base !== null && !isSameDraft({ ...draftOf(base), logo: saved.logo }, saved),
    [base, saved],
  );
  const [isMissing, setMissing] = useState<'elsewhere' | 'gone' | null>(null);
  const ofScreen = useMemo(
    () =>
      listed.filter(
        ({ draft: { path, kind, id } }) =>
          path === owner.path &&
          kind === owner.kind &&
          id !== draft.id &&
          // Restored at once, unless another tab has it.
          (id !== named || isMissing === 'elsewhere'),
      ),
    [listed, owner, draft.id, named, isMissing],
  );
  // The answer to its update was lost, or somebody saved the same.
  const alreadySaved = useMemo(
    () =>
      ofScreen.find(({ draft: stored }) => {
        const read = readStoredDraft(stored);
        return owner.kind === 'survey' && read !== null && isSameDraft(read, initial);
      })?.draft.id,
    [ofScreen, owner, initial],
  );
  useEffect(() => {
    if (alreadySaved) void draftStore.of(owner).remove(alreadySaved);
  }, [owner, alreadySaved]);

  useEffect(
    () => drafts.keep(draft.id, isDirty ? () => storedDraft(draft) : null),
    [drafts, draft, isDirty],
  );

  const restore = useEffectEvent(async (id: string) => {
    const stored = await drafts.take(id);
    const found = typeof stored === 'string' ? null : readStoredDraft(stored);
    setMissing(found ? null : stored === 'elsewhere' ? 'elsewhere' : 'gone');
    if (found) editor.restore(found);
  });

  useEffect(() => {
    if (named) void restore(named);
  }, [named]);

  return {
    isDirty,
    canKeep,
    isStored: isDirty && isStored,
    /** Drafts of earlier visits to this screen. */
    offers: ofScreen.filter(({ draft: { id } }) => id !== alreadySaved),
    /** Why the draft in the address cannot be opened: another tab has it open, or it is gone. */
    isMissing: ofScreen.some(({ draft: { id } }) => id === named) ? null : isMissing,
    /** Whether the survey was saved after this draft was begun. */
    isOutdated,
    restore: ({ id }: StoredDraft) => void restore(id),
    discard,
    bringBack,
    /** Keeps the draft locked for this tab until the save settles, even if the builder closes. */
    track: drafts.track.bind(drafts),
    /** A sent draft is no longer unsaved. */
    markSaved: (sent: Draft) => {
      setSaved(sent);
      drafts.forget(sent.id);
    },
    /** Continues with the version that another person saved; undo returns to one's own. */
    takeOver: (newer: Draft) => {
      const theirs = { ...newer, id: nanoid() };
      setSaved(theirs);
      editor.restore(theirs);
    },
  };
}
