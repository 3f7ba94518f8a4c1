import { Add } from '@blueprintjs/icons';
import { memo } from 'react';
import { Button } from '#ui/Button.tsx';
import type { DraftEditor } from '../editing/useEditor.ts';

interface AddChoiceProps {
  /** The key of the question that gets a choice. */
  question: string;
  /** The id of the message about the choices, if any. */
  describedBy: string | undefined;
  editor: DraftEditor;
}

/**
 * The button below a question's choices. Its own component, so that typing in the question does not
 * render it.
 */
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
