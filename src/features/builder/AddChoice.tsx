import { Button } from '@blueprintjs/core';
import { Add } from '@blueprintjs/icons';
import { memo } from 'react';
import type { DraftEditor } from './useEditor.ts';

interface AddChoiceProps {
  /** The key of the question that gets another choice. */
  question: string;
  /** The id of what is said about the choices, if anything. */
  describedBy: string | undefined;
  editor: DraftEditor;
}

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
