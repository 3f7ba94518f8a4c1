import { Button } from '@blueprintjs/core';
import { Redo, Undo } from '@blueprintjs/icons';
import { memo, useRef } from 'react';
import { useFocusOfDisabled } from '#ui/useFocusOfDisabled.ts';
import type { DraftEditor } from './editing/useEditor.ts';
import { KeyList } from './KeyList.tsx';
import { useDuplicateSurvey } from './useDuplicateSurvey.ts';

interface BuilderActionsProps {
  editor: DraftEditor;
  canUndo: boolean;
  canRedo: boolean;
  canPreview: boolean;
  /** The survey is being sent or has been sent, so it cannot be edited (DRAFT-7). */
  isBusy: boolean;
  submitText: string;
  onPreview: () => void;
  /** Whether it is a saved survey, which can be duplicated. */
  isSaved: boolean;
  hasLogo: boolean;
}

/** The buttons above the builder: undo and redo, preview, duplicate and submit (BUILDER-30). */
export const BuilderActions = memo(function BuilderActions({
  editor,
  canUndo,
  canRedo,
  canPreview,
  isBusy,
  submitText,
  onPreview,
  isSaved,
  hasLogo,
}: BuilderActionsProps) {
  const duplicateSurvey = useDuplicateSurvey();
  const undo = useRef<HTMLButtonElement>(null);
  const redo = useRef<HTMLButtonElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  useFocusOfDisabled(submit, isBusy);
  useFocusOfDisabled(undo, !canUndo, redo);
  useFocusOfDisabled(redo, !canRedo, undo);
  return (
    <>
      <Button
        ref={undo}
        icon={<Undo />}
        aria-label="Undo"
        disabled={!canUndo || isBusy}
        onClick={editor.undo}
      />
      <Button
        ref={redo}
        icon={<Redo />}
        aria-label="Redo"
        disabled={!canRedo || isBusy}
        onClick={editor.redo}
      />
      <KeyList />
      {isSaved && (
        <Button
          text="Duplicate survey"
          disabled={isBusy}
          onClick={() => duplicateSurvey(editor.current(), hasLogo)}
        />
      )}
      <Button text="Preview" disabled={!canPreview || isBusy} onClick={onPreview} />
      {/* A plain button: Blueprint's also acts when a key is released on it that was pressed in a dialog. */}
      <button
        ref={submit}
        type="submit"
        form="survey-form"
        className="bp6-button bp6-intent-primary"
        disabled={isBusy}
      >
        {submitText}
      </button>
    </>
  );
});
