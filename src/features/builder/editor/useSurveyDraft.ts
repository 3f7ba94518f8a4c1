import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import type { Survey } from '#domain/survey/survey.ts';
import type { SurveyForm } from '#domain/survey/surveyForm.ts';
import type { ScreenDraft } from '#ui/form/useDraft.ts';
import { createDraft, isSameDraft, newDraft, surveyFingerprint } from '../draft/draft.ts';
import { fromStoredDraft, type storedDraftSchema, toStoredDraft } from '../draft/storedDraft.ts';
import { useEditor } from './useEditor.ts';

export type StoredSurvey = ScreenDraft<z.infer<typeof storedDraftSchema>>;

interface DraftOptions {
  /** The saved survey; undefined for a new one. */
  savedSurvey: Survey | undefined;
  initialSurvey: SurveyForm | undefined;
  /** Whether the draft stays as it is, because it is being sent. */
  isLocked: boolean;
}

/** The edited survey: at first what was typed before. It is stored while it differs (DRAFT-1). */
export function useSurveyDraft(
  { restored: draftRecord, keep }: StoredSurvey,
  { savedSurvey, initialSurvey, isLocked }: DraftOptions,
) {
  const [first] = useState(() =>
    savedSurvey ? createDraft(savedSurvey, surveyFingerprint(savedSurvey)) : newDraft,
  );
  const [initialDraft] = useState(() => {
    if (draftRecord) {
      const draft = fromStoredDraft(draftRecord.content);
      // Nothing differs: it begins from the version that was read now, not from an earlier one.
      return isSameDraft(draft, first) ? first : draft;
    }
    return initialSurvey ? createDraft(initialSurvey) : first;
  });
  const editor = useEditor(initialDraft, isLocked);
  const { draft } = editor;
  const [savedDraft, setSaved] = useState(first);
  const isDirty = draft !== savedDraft && !isSameDraft(draft, savedDraft);
  /** Whether the draftRecord draft is still shown, and differs from what the server has. */
  const [isRestored, setRestored] = useState(
    () =>
      draftRecord !== null && (draftRecord.content.lacksLogo || !isSameDraft(initialDraft, first)),
  );

  useEffect(() => {
    keep(isDirty ? () => toStoredDraft(draft) : null);
  }, [keep, draft, isDirty]);

  return {
    ...editor,
    isDirty,
    /** Ends the draft: this is what the server has. */
    setSaved,
    isRestored,
    setRestored,
    /** Continues with what the server had. */
    startOver: () => editor.editor.restore(savedDraft),
  };
}
