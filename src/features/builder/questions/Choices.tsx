import { Add } from '@blueprintjs/icons';
import { memo } from 'react';
import { Button } from '#ui/Button.tsx';
import type { DraftQuestion } from '../draft/draft.ts';
import type { DraftEditor } from '../editing/useEditor.ts';
import { isActive, OptionList } from './OptionList.tsx';

export interface ChoicesProps {
  question: DraftQuestion;
  /** Whether untouched fields show their message too. */
  showMessages: boolean;
  editor: DraftEditor;
}

interface AddChoiceProps {
  /** The key of the question that gets a choice. */
  question: string;
  /** The id of the message about the choices, if any. */
  describedBy: string | undefined;
  editor: DraftEditor;
}

/** The button below the choices. Typing in the question does not render it. */
const AddChoice = memo(function AddChoice({ question, describedBy, editor }: AddChoiceProps) {
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

/**
 * A question's choices, a button for one more, and their message (BUILDER-10, BUILDER-12,
 * BUILDER-17).
 */
export const Choices = memo(function Choices({ question, showMessages, editor }: ChoicesProps) {
  const { key, required, options } = question;
  const isMissing = showMessages && required && !options.some(isActive);
  const messageId = isMissing ? `${key}-missing` : undefined;
  return (
    <>
      <OptionList question={question} showMessages={showMessages} editor={editor} />
      <AddChoice question={key} describedBy={messageId} editor={editor} />
      {isMissing && (
        <span id={messageId} className="field-message">
          At least one active answer choice is required
        </span>
      )}
    </>
  );
});
