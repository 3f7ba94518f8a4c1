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
  /** What was sent without a response; it is stored with the draft. */
  unansweredForm: SurveyForm | undefined;
  /** Whether the draft stays as it is, because it is being sent. */
  isLocked: boolean;
}

/**
 * The survey that is edited, beside what the server has: it begins with what was typed before, and
 * is stored as long as the two differ (DRAFT-1).
 */
export function useSurveyDraft(
  { restored, keep }: StoredSurvey,
  { savedSurvey, beginWith, unansweredForm, isLocked }: Beginning,
) {
  const [first] = useState(() =>
    savedSurvey ? draftOf(savedSurvey, versionOf(savedSurvey)) : newDraft,
  );
  const [begun] = useState(() => {
    if (restored) {
      const draft = restoredDraft(restored.content);
      // Nothing differs: it begins from the version that was read now, not from an earlier one.
      return isSameDraft(draft, first) ? first : draft;
    }
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
    keep(isDirty ? () => storedDraft(draft, unansweredForm) : null);
  }, [keep, draft, unansweredForm, isDirty]);

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
