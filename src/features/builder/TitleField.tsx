import { memo, useState } from 'react';
import { firstIssues } from '#domain/field/firstIssues.ts';
import { surveyFieldRules, surveyFields } from '#domain/survey/surveyFields.ts';
import { FIRST_FOCUS } from '#ui/focus.ts';
import type { DraftEditor } from './editing/useEditor.ts';
import { DraftInput } from './questions/DraftField.tsx';

/** The props of each survey field's control. */
export interface SurveyFieldProps<Value> {
  value: Value;
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
}: SurveyFieldProps<string>) {
  const [wasLeft, setLeft] = useState(false);
  const message = firstIssues(surveyFieldRules.title, value)[''];
  const shown = wasLeft || showMessage ? message : undefined;
  return (
    <div className="title-field">
      <DraftInput
        isLarge
        isWrong={shown !== undefined}
        type="text"
        placeholder="Enter survey title"
        aria-label={surveyFields.title.label}
        aria-invalid={shown !== undefined}
        aria-describedby={shown ? 'title-message' : undefined}
        autoComplete="off"
        data-focus="title"
        autoFocus={autoFocus}
        {...(autoFocus && { [FIRST_FOCUS]: true })}
        value={value}
        onText={(text) => editor.edit({ type: 'setField', field: 'title', value: text })}
        onBlur={() => setLeft(true)}
      />
      {shown && (
        <span id="title-message" className="field-message">
          {shown}
        </span>
      )}
    </div>
  );
});
