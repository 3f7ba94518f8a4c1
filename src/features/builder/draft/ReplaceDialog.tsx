import { useState } from 'react';
import { formatEditTime } from '#domain/format/dates.ts';
import { surveyTitle } from '#domain/survey/survey.ts';
import { ConfirmDialog } from '#ui/lazyDialogs.tsx';
import type { Draft } from './draft.ts';

interface ReplaceDialogProps {
  /** The new survey that was begun before. */
  existingDraft: Draft;
  editedAt: string;
  onReplace: () => void;
}

/** Asks before a copy, a sample or a text replaces a new survey that was begun (DRAFT-3). */
export function ReplaceDialog({ existingDraft, editedAt, onReplace }: ReplaceDialogProps) {
  const [isAnswered, setAnswered] = useState(false);
  const answer = (isReplaced: boolean) => {
    setAnswered(true);
    if (isReplaced) onReplace();
  };
  if (isAnswered) return null;
  return (
    <ConfirmDialog
      title={`Discard your unfinished survey from ${formatEditTime(editedAt)}?`}
      subject={surveyTitle(existingDraft)}
      question="It is not published."
      confirmText="Discard it"
      cancelText="Keep editing"
      primary="cancel"
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    />
  );
}
