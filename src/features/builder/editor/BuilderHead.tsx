import { Redo, Undo } from '@blueprintjs/icons';
import { memo } from 'react';
import { isBlankText } from '#domain/field/displayText.ts';
import { paths } from '#domain/paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { MoreActions } from '#ui/MoreActions.tsx';
import { isUnfinished } from '../draft/questionProblems.ts';
import type { DraftEditor, useEditor } from './useEditor.ts';

interface ActionsProps {
  editor: DraftEditor;
  canUndo: boolean;
  canRedo: boolean;
  /** The survey is being sent or was sent, so it cannot be edited (DRAFT-7). */
  isLocked: boolean;
  /** The saved survey, which can be duplicated; undefined for a new one. */
  surveyId: number | undefined;
  onPreview: () => void;
}

/** The buttons beside submit: undo and redo, duplicate and preview (BUILDER-30). */
const Actions = memo(function Actions({
  editor,
  canUndo,
  canRedo,
  canPreview,
  isLocked,
  surveyId,
  onPreview,
}: ActionsProps & { canPreview: boolean }) {
  return (
    <>
      <Button
        variant="minimal"
        icon={<Undo />}
        aria-label="Undo"
        title="Undo (Ctrl + Z)"
        disabled={!canUndo || isLocked}
        onClick={editor.undo}
      />
      <Button
        variant="minimal"
        icon={<Redo />}
        aria-label="Redo"
        title="Redo (Ctrl + Y)"
        disabled={!canRedo || isLocked}
        onClick={editor.redo}
      />
      {surveyId !== undefined && (
        // A new survey with the same questions, as they are saved (BUILDER-36).
        <MoreActions>
          <ButtonLink to={`${paths.createSurvey}?copy=${surveyId}`} text="Duplicate survey" />
        </MoreActions>
      )}
      <Button text="Preview" disabled={!canPreview || isLocked} onClick={onPreview} />
    </>
  );
});

const Submit = memo(function Submit({ isBusy, text }: { isBusy: boolean; text: string }) {
  return <Button type="submit" intent="primary" disabled={isBusy} text={text} />;
});

interface UnfinishedProps {
  count: number;
  first: string | undefined;
  onGo: (question: string) => void;
}

/** Counts the unfinished questions, and goes to the first one. It always reserves its space. */
const Unfinished = memo(function Unfinished({ count, first, onGo }: UnfinishedProps) {
  return (
    <Button
      className={first ? 'unfinished-count' : 'unfinished-count unfinished-count-none'}
      variant="minimal"
      text={`${count} not finished`}
      title="Go to the first question without a text, or with an empty choice"
      onClick={() => first && onGo(first)}
    />
  );
});

interface BuilderHeadProps extends Omit<ActionsProps, 'editor' | 'canUndo' | 'canRedo'> {
  survey: Pick<ReturnType<typeof useEditor>, 'draft' | 'editor' | 'canUndo' | 'canRedo'>;
  showsUnfinishedCount: boolean;
  /** Whether the browser stores the unsaved draft. */
  isStored: boolean;
  submitText: string;
}

/** Everything beside the survey's title. */
export function BuilderHead({
  survey: { draft, editor, canUndo, canRedo },
  showsUnfinishedCount,
  isStored,
  submitText,
  ...actions
}: BuilderHeadProps) {
  const { title, questions } = draft;
  const unfinished = showsUnfinishedCount ? questions.filter(isUnfinished) : [];
  return (
    <>
      <span className="draft-state">{isStored && 'Draft saved'}</span>
      <Unfinished count={unfinished.length} first={unfinished[0]?.key} onGo={editor.focus} />
      <Actions
        {...actions}
        editor={editor}
        canUndo={canUndo}
        canRedo={canRedo}
        canPreview={!isBlankText(title) && !isBlankText(questions[0]?.text ?? '')}
      />
      <Submit isBusy={actions.isLocked} text={submitText} />
    </>
  );
}
