import { Add } from '@blueprintjs/icons';
import { memo } from 'react';
import { Button } from '#ui/Button.tsx';
import type { DraftEditor } from '../editing/useEditor.ts';

interface AddChoiceProps {
  /** The key of the question that gets another choice. */
  question: string;
  /** The id of what is said about the choices, if anything. */
  describedBy: string | undefined;
  editor: DraftEditor;
}

/** The button below the choices of a question. Of its own, so that what is typed in the question does not render it. */
export const AddChoice = memo(function AddChoice({
  question,
  describedBy,
  editor,
}: AddChoiceProps) {
  return (
    <Button
      variant="outlined"
      icon={<Add />}
      data-focus={`add-${question}`}
      aria-describedby={describedBy}
      text="Add answer choice"
      onClick={() => editor.editAndFocusNew({ type: 'addOptions', question, texts: [''] })}
    />
  );
});
