import { Duplicate, Trash } from '@blueprintjs/icons';
import { memo } from 'react';
import { ActionGroup } from '#ui/ActionGroup.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { type QuestionPlace, questionActions } from './questionActions.ts';

/** The buttons of a question. Of its own, so that what is typed in the question does not render them. */
export const QuestionActions = memo(function QuestionActions(place: QuestionPlace) {
  const { question, index, isLast } = place;
  const { name, move, duplicate, remove } = questionActions(place);
  return (
    <ActionGroup label={`Actions for ${name}`}>
      <MoveButtons name={name} focusKey={question} index={index} isLast={isLast} onMove={move} />
      <IconButton label={`Duplicate ${name}`} icon={<Duplicate />} onClick={duplicate} />
      <IconButton label={`Remove ${name}`} icon={<Trash />} onClick={remove} />
    </ActionGroup>
  );
});
