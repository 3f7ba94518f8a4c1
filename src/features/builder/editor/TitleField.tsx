import { InputGroup } from '@blueprintjs/core';
import { memo, useState } from 'react';
import { firstIssues } from '#domain/field/firstIssues.ts';
import { surveyFormSchema } from '#domain/survey/surveyForm.ts';
import { FIRST_FOCUS } from '#ui/focus.ts';
import { edits } from '../draft/draftSlice.ts';
import type { DraftEditor } from './useEditor.ts';

interface TitleFieldProps {
  value: string;
  /** Whether the message is shown before the field is left. */
  showMessage: boolean;
  editor: DraftEditor;
  /** A new survey focuses it. */
  autoFocus: boolean;
}

/** The survey's title with its messages (BUILDER-14 to BUILDER-16). */
export const TitleField = memo(function TitleField({
  value,
  showMessage,
  editor,
  autoFocus,
}: TitleFieldProps) {
  const [wasLeft, setLeft] = useState(false);
  const message = firstIssues(surveyFormSchema.shape.title, value)[''];
  const visibleError = wasLeft || showMessage ? message : undefined;
  return (
    <div className="title-field">
      <InputGroup
        size="large"
        fill
        dir="auto"
        intent={visibleError ? 'danger' : 'none'}
        placeholder="Enter survey title"
        aria-label="Title"
        aria-invalid={visibleError !== undefined}
        aria-describedby={visibleError ? 'title-message' : undefined}
        autoComplete="off"
        data-focus="title"
        autoFocus={autoFocus}
        {...(autoFocus && { [FIRST_FOCUS]: true })}
        value={value}
        onChange={({ target }) => editor.edit(edits.setTitle({ title: target.value }))}
        // Switching windows fires blur, too, but keeps document.activeElement: do not validate then.
        onBlur={({ target }) => setLeft(document.activeElement !== target)}
      />
      <span id="title-message" className="field-message">
        {visibleError}
      </span>
    </div>
  );
});
