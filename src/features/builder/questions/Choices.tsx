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
      <Button
        variant="outlined"
        icon={<Add />}
        data-focus={`add-${key}`}
        aria-describedby={messageId}
        text="Add answer choice"
        onClick={() => editor.editAndFocusNew({ type: 'addOptions', question: key, texts: [''] })}
      />
      {isMissing && (
        <span id={messageId} className="field-message">
          At least one active answer choice is required
        </span>
      )}
    </>
  );
});
