import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { Survey } from '#domain/survey/survey.ts';
import type { SurveyForm } from '#domain/survey/surveyForm.ts';
import type { ScreenDraft } from '#ui/form/useDraft.ts';
import type { useNewerVersion } from '#ui/form/useNewerVersion.ts';
import { type Draft, draftOf, formOf, isSameDraft, newDraft, versionOf } from '../draft/draft.ts';
import { restoredDraft, storedDraft, type storedDraftSchema } from '../draft/storedDraft.ts';
import { useEditor } from './useEditor.ts';

export type StoredSurvey = ScreenDraft<z.infer<typeof storedDraftSchema>>;

interface Beginning {
  /** The saved survey; undefined for a new one. */
  opened: Survey | undefined;
  /** The content of a new survey: a draft from the start. */
  beginWith: SurveyForm | undefined;
}

/**
 * The survey that is edited, beside what the server has: it begins with what was typed before, and
 * is stored as long as the two differ (DRAFT-1, DRAFT-6).
 */
export function useSurveyDraft(
  { restored, keep }: StoredSurvey,
  { latest, begunFrom, base }: ReturnType<typeof useNewerVersion<Survey>>,
  { opened, beginWith }: Beginning,
) {
  const [first] = useState(() => draftOf(opened ?? newDraft));
  const [begun] = useState(() => {
    if (restored) return restoredDraft(restored);
    return beginWith ? draftOf(beginWith) : first;
  });
  const edited = useEditor(begun);
  const { draft } = edited;
  const [saved, setSaved] = useState(first);
  const isDirty = draft !== saved && !isSameDraft(draft, saved);
  /** Whether the restored draft is still shown, and differs from what the server has. */
  const [isRestored, setRestored] = useState(() => restored !== null && !isSameDraft(begun, first));

  const beginFrom = useEffectEvent(() => {
    if (isRestored && restored?.content.base !== undefined) begunFrom(restored.content.base);
  });
  useEffect(() => beginFrom(), []);
  /** Two drafts that began from different versions: undo and redo return to either. */
  const begunDrafts = useRef<[draft: Draft, version: string][]>([]);
  /** Continues with another draft, which began from another version. */
  const goOnWith = (next: Draft, version: string) => {
    begunDrafts.current = [
      [draft, base() ?? version],
      [next, version],
    ];
    edited.editor.restore(next);
  };
  const followBegun = useEffectEvent((now: Draft) => {
    for (const [one, version] of begunDrafts.current) if (one === now) begunFrom(version);
  });
  useEffect(() => followBegun(draft), [draft]);
  useEffect(() => {
    const { logo } = draft;
    if (isDirty) keep(() => storedDraft(draft, base()), logo instanceof File ? logo : null);
    else keep(null);
  }, [keep, draft, isDirty, base]);

  return {
    ...edited,
    isDirty,
    /** What the server has. */
    saved,
    setSaved,
    isRestored,
    setRestored,
    /** Continues with what somebody else saved meanwhile. */
    takeTheirs: () => {
      if (!latest) return;
      const theirs = draftOf(latest);
      setSaved(theirs);
      goOnWith(theirs, versionOf(latest));
    },
    /** Continues with what the server had, also as the version that the draft began from. */
    startOver: () =>
      opened ? goOnWith(saved, versionOf(formOf(saved))) : edited.editor.restore(saved),
  };
}
