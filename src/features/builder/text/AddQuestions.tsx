import { Add } from '@blueprintjs/icons';
import { memo } from 'react';
import { Button } from '#ui/Button.tsx';
import type { DraftEditor } from '../editing/useEditor.ts';
import { QuestionsFromText } from './QuestionsFromText.tsx';

interface AddQuestionsProps {
  /** What was pasted and not added yet. */
  pasted: string;
  onPaste: (text: string) => void;
  editor: DraftEditor;
  /** Whether the text is asked for from the start. */
  beginsOpen: boolean;
}

/** The ways to more questions, below those that there are. */
export const AddQuestions = memo(function AddQuestions({
  pasted,
  onPaste,
  editor,
  beginsOpen,
}: AddQuestionsProps) {
  return (
    <div className="add-questions">
      <Button
        icon={<Add />}
        text="Next Question"
        size="large"
        data-focus="add-question"
        onClick={() => editor.editAndFocusNew({ type: 'addQuestion' })}
      />
      <QuestionsFromText text={pasted} onChange={onPaste} editor={editor} beginsOpen={beginsOpen} />
    </div>
  );
});
