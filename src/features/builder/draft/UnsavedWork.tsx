import { DraftNotices } from '#ui/form/DraftNotices.tsx';
import { LeaveGuard } from '#ui/form/LeaveGuard.tsx';
import type { StoredSurvey, useSurveyDraft } from '../editor/useSurveyDraft.ts';
import type { useSurveySubmission } from '../publish/useSurveySubmission.ts';
import { leaveMessage } from './leaveMessage.ts';

interface UnsavedWorkProps {
  draftStorage: StoredSurvey;
  survey: ReturnType<typeof useSurveyDraft>;
  submission: ReturnType<typeof useSurveySubmission>;
  /** Whether a pasted text waits to be added. */
  hasPasted: boolean;
  /** Says that another draft is shown now; undo returns to the one before. */
  onReplaced: (title: string) => void;
}

/** Asks before unsaved work is left, and says what became of it above the form. */
export function UnsavedWork({
  draftStorage,
  survey: { draft, isDirty, isRestored, startOver },
  submission: { phase, abort },
  hasPasted,
  onReplaced,
}: UnsavedWorkProps) {
  const isSaved = phase.name === 'saved';
  const isLogoMissing = draft.logo === null && draftStorage.restored?.content.lacksLogo === true;
  const isSending = phase.name === 'sending';
  const { isStored } = draftStorage;
  return (
    <>
      <LeaveGuard
        {...(isSending && { title: 'Leave while the survey is being sent?' })}
        message={leaveMessage({ isDirty, isSaved, isSending, hasPasted, isStored })}
        // The screen stays mounted until the next one has loaded.
        onLeave={abort}
      />
      <div className="notices">
        <DraftNotices
          draft={draftStorage}
          isRestored={isRestored && !isSaved && (isDirty || isLogoMissing)}
          isLocked={phase.name !== 'editing'}
          note={isLogoMissing && 'Choose the logo again.'}
          onStartOver={() => {
            startOver();
            onReplaced('You started over');
          }}
        />
      </div>
    </>
  );
}
