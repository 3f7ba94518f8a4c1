import { Redo, Undo } from '@blueprintjs/icons';
import { memo } from 'react';
import { Button } from '#ui/Button.tsx';
import type { DraftEditor } from './editing/useEditor.ts';
import { KeyList } from './KeyList.tsx';
import { useDuplicateSurvey } from './useDuplicateSurvey.ts';

interface BuilderActionsProps {
  editor: DraftEditor;
  canUndo: boolean;
  canRedo: boolean;
  canPreview: boolean;
  /** The survey is being sent or was sent, so it cannot be edited (DRAFT-7). */
  isBusy: boolean;
  onPreview: () => void;
  /** Whether it is a saved survey, which can be duplicated. */
  isSaved: boolean;
  hasLogo: boolean;
}

/** The actions beside submit: undo and redo, keys, duplicate and preview (BUILDER-30). */
export const BuilderActions = memo(function BuilderActions({
  editor,
  canUndo,
  canRedo,
  canPreview,
  isBusy,
  onPreview,
  isSaved,
  hasLogo,
}: BuilderActionsProps) {
  const duplicateSurvey = useDuplicateSurvey();
  return (
    <>
      <Button
        icon={<Undo />}
        aria-label="Undo"
        disabled={!canUndo || isBusy}
        onClick={editor.undo}
      />
      <Button
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
    </>
  );
});

export const SubmitSurvey = memo(function SubmitSurvey({
  isBusy,
  text,
}: {
  isBusy: boolean;
  text: string;
}) {
  return <Button type="submit" form="survey-form" intent="primary" disabled={isBusy} text={text} />;
});
