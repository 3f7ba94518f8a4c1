import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import type { Survey } from '#domain/survey/survey.ts';
import type { SurveyForm } from '#domain/survey/surveyForm.ts';
import type { ScreenDraft } from '#ui/form/useDraft.ts';
import { draftOf, isSameDraft, newDraft, versionOf } from '../draft/draft.ts';
import { restoredDraft, storedDraft, type storedDraftSchema } from '../draft/storedDraft.ts';
import { useEditor } from './useEditor.ts';

export type StoredSurvey = ScreenDraft<z.infer<typeof storedDraftSchema>>;

interface Beginning {
  /** The saved survey; undefined for a new one. */
  savedSurvey: Survey | undefined;
  /** The content of a new survey: a draft from the start. */
  beginWith: SurveyForm | undefined;
  /** Whether the draft stays as it is, because it is being sent. */
  isLocked: boolean;
}

/**
 * The survey that is edited, beside what the server has: it begins with what was typed before, and
 * is stored as long as the two differ (DRAFT-1).
 */
export function useSurveyDraft(
  { restored, keep }: StoredSurvey,
  { savedSurvey, beginWith, isLocked }: Beginning,
) {
  const [first] = useState(() =>
    savedSurvey ? draftOf(savedSurvey, versionOf(savedSurvey)) : newDraft,
  );
  const [begun] = useState(() => {
    if (restored) return restoredDraft(restored.content);
    return beginWith ? draftOf(beginWith) : first;
  });
  const edited = useEditor(begun, isLocked);
  const { draft } = edited;
  const [saved, setSaved] = useState(first);
  const isDirty = draft !== saved && !isSameDraft(draft, saved);
  /** Whether the restored draft is still shown, and differs from what the server has. */
  const [isRestored, setRestored] = useState(
    () => restored !== null && (restored.content.lacksLogo || !isSameDraft(begun, first)),
  );

  useEffect(() => {
    keep(isDirty ? () => storedDraft(draft) : null);
  }, [keep, draft, isDirty]);

  return {
    ...edited,
    isDirty,
    /** Ends the draft: this is what the server has. */
    setSaved,
    isRestored,
    setRestored,
    /** Continues with what the server had. */
    startOver: () => edited.editor.restore(saved),
  };
}
