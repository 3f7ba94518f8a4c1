import { isBlankText } from '#domain/field/visible.ts';
import { formatCount } from '#domain/format/formatCount.ts';
import type { LostAnswers } from '#domain/survey/lostAnswers.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

interface LostAnswersDialogProps {
  lost: LostAnswers[];
  returnTo: HTMLElement | null;
  onAnswer: (isConfirmed: boolean) => void;
}

function Loss({ number, choice, count }: LostAnswers) {
  const part = choice ? (
    <>
      “<bdi>{isBlankText(choice.text) ? `Choice ${choice.order}` : choice.text}</bdi>” in Q{number}
    </>
  ) : (
    `Q${number}`
  );
  if (count === null) {
    return <>The number of answers to {part} is unknown. They will be deleted.</>;
  }
  return count === 1 ? (
    <>{part} has 1 answer. It will be deleted.</>
  ) : (
    <>
      {part} has {formatCount(count)} answers. They will be deleted.
    </>
  );
}

/** Names what an update deletes, with the numbers of answers, before it is sent (BUILDER-40). */
export function LostAnswersDialog({ lost, returnTo, onAnswer }: LostAnswersDialogProps) {
  return (
    <ConfirmDialog
      title="Delete answers?"
      question="This update deletes answers. They cannot be restored."
      busy={false}
      beginsWith="cancel"
      returnTo={returnTo}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <ul className="lost-answers">
        {lost.map((part) => (
          <li key={`${part.id} ${part.choice?.order}`}>
            <Loss {...part} />
            {!isBlankText(part.text) && <bdi className="muted">{part.text}</bdi>}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
