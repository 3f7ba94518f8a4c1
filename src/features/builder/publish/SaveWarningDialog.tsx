import { isBlankText } from '#domain/field/displayText.ts';
import { chooseWordForm, pluralize } from '#domain/format/figures.ts';
import type { LostAnswers } from '#domain/survey/lostAnswers.ts';
import { ConfirmDialog } from '#ui/lazyDialogs.tsx';
import { TruncatedList } from '#ui/TruncatedList.tsx';
import { UserText } from '#ui/UserText.tsx';
import type { SaveWarning } from './useSurveySubmission.ts';

interface SaveWarningDialogProps {
  warning: SaveWarning;
  submitText: string;
  returnFocusTo: HTMLElement | null;
  onAnswer: (isConfirmed: boolean) => void;
}

function Loss({ number, option, count, isNarrowed }: LostAnswers) {
  if (isNarrowed) {
    return (
      <>
        Q{number} had several choices and becomes single choice.{' '}
        {count === null
          ? 'Its answers stay'
          : `Its ${pluralize(count, 'answer', ['stays', 'stay'])}`}{' '}
        with all their choices: its percentages can add up to more than 100%.
      </>
    );
  }
  const part = option ? (
    <>
      “
      <UserText text={isBlankText(option.text) ? `Choice ${option.order}` : option.text} />” in Q
      {number}
    </>
  ) : (
    `Q${number}`
  );
  if (count === null) {
    return <>The number of answers to {part} is unknown. They will be deleted.</>;
  }
  return (
    <>
      {part} has {pluralize(count, 'answer')}. {chooseWordForm(count, ['It', 'They'])} will be
      deleted.
    </>
  );
}

const dialogTexts = (warning: SaveWarning, submitText: string) => {
  if (warning.kind === 'newer') {
    return {
      title: 'Replace a newer version?',
      question:
        'This survey was saved somewhere else after you opened it. Updating replaces what was saved there.',
    };
  }
  if (warning.kind === 'unfinished') {
    const { length } = warning.questions;
    const [first] = warning.questions;
    const title = `${pluralize(length, 'question', ['is', 'are'])} not finished`;
    return {
      title: length === 0 ? 'The survey has no questions' : title,
      question: 'Unfinished questions will be visible to respondents.',
      confirmText: `${submitText} anyway`,
      cancelText: first ? `Finish Q${first.number}` : 'Cancel',
    };
  }
  return warning.lost.every(({ isNarrowed }) => isNarrowed)
    ? { title: 'Change the answers?', question: 'This update changes what answers mean.' }
    : {
        title: 'Delete answers?',
        question: 'This update deletes answers. They cannot be restored.',
      };
};

/** Asks about unfinished questions, a newer version, lost answers (DRAFT-6, BUILDER-40, BUILDER-48). */
export function SaveWarningDialog({
  warning,
  submitText,
  returnFocusTo,
  onAnswer,
}: SaveWarningDialogProps) {
  return (
    <ConfirmDialog
      {...dialogTexts(warning, submitText)}
      primary="cancel"
      returnTo={returnFocusTo}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      {(warning.kind === 'unfinished' || warning.kind === 'lostAnswers') && (
        <div className="doubts">
          {warning.kind === 'unfinished' ? (
            <TruncatedList items={warning.questions} itemName="questions">
              {(visibleItems) => (
                <ul className="stack">
                  {visibleItems.map(({ number, flaw, question }) => (
                    <li key={question.key}>
                      Q{number}: {flaw} <UserText text={question.text} className="muted" />
                    </li>
                  ))}
                </ul>
              )}
            </TruncatedList>
          ) : (
            <TruncatedList items={warning.lost} itemName="questions and choices">
              {(visibleItems) => (
                <ul className="stack">
                  {visibleItems.map((part) => (
                    <li key={`${part.id} ${part.option?.order} ${part.isNarrowed}`}>
                      <Loss {...part} />
                      {!isBlankText(part.text) && <UserText text={part.text} className="muted" />}
                    </li>
                  ))}
                </ul>
              )}
            </TruncatedList>
          )}
        </div>
      )}
    </ConfirmDialog>
  );
}
