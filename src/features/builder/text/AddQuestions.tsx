import { Add } from '@blueprintjs/icons';
import { memo } from 'react';
import { Button } from '#ui/Button.tsx';
import type { PersistentText } from '#ui/form/usePersistentText.ts';
import type { DraftEditor } from '../editing/useEditor.ts';
import { QuestionsFromText } from './QuestionsFromText.tsx';

interface AddQuestionsProps {
  /** Pasted text that was not added yet. */
  pasted: PersistentText;
  editor: DraftEditor;
  /** Whether the dialog for text opens at the start. */
  beginsOpen: boolean;
}

/** The buttons for more questions, below the existing ones. */
export const AddQuestions = memo(function AddQuestions({
  pasted,
  editor,
  beginsOpen,
}: AddQuestionsProps) {
  return (
    <div className="row">
      <Button
        icon={<Add />}
        text="Next Question"
        size="large"
        data-focus="add-question"
        onClick={() => editor.editAndFocusNew({ type: 'addQuestion' })}
      />
      <QuestionsFromText pasted={pasted} editor={editor} beginsOpen={beginsOpen} />
    </div>
  );
});
