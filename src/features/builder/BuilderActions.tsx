import { Button } from '@blueprintjs/core';
import { Redo, Undo } from '@blueprintjs/icons';
import { useRef } from 'react';
import { useFocusOfDisabled } from '#ui/useFocusOfDisabled.ts';
import { Blanks } from './Blanks.tsx';
import type { DraftQuestion } from './draft.ts';
import { JumpTo } from './JumpTo.tsx';
import { KeyList } from './KeyList.tsx';
import type { DraftEditor } from './useEditor.ts';

interface BuilderActionsProps {
  questions: DraftQuestion[];
  editor: DraftEditor;
  canUndo: boolean;
  canRedo: boolean;
  canPreview: boolean;
  /** The survey is being sent or has been sent, so it cannot be edited (DRAFT-7). */
  isBusy: boolean;
  submitText: string;
  onPreview: () => void;
  /** Only for a saved survey. */
  onDuplicate: (() => void) | undefined;
}

/** The bar above the builder: jump to a question, undo and redo, preview, duplicate and submit (BUILDER-30). */
export function BuilderActions({
  questions,
  editor,
  canUndo,
  canRedo,
  canPreview,
  isBusy,
  submitText,
  onPreview,
  onDuplicate,
}: BuilderActionsProps) {
  const undo = useRef<HTMLButtonElement>(null);
  const redo = useRef<HTMLButtonElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  useFocusOfDisabled(submit, isBusy);
  useFocusOfDisabled(undo, !canUndo, redo);
  useFocusOfDisabled(redo, !canRedo, undo);
  return (
    <>
      {/* First in a line that ends at the right, so that it comes and goes without moving the others. */}
      <Blanks questions={questions} onGo={editor.focus} />
      <JumpTo questions={questions} onJump={editor.focus} />
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
      {onDuplicate && <Button text="Duplicate survey" disabled={isBusy} onClick={onDuplicate} />}
      <Button text="Preview" disabled={!canPreview || isBusy} onClick={onPreview} />
      <Button
        ref={submit}
        type="submit"
        form="survey-form"
        intent="primary"
        disabled={isBusy}
        text={submitText}
      />
    </>
  );
}
