import { Redo, Undo } from '@blueprintjs/icons';
import { memo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUserId } from '#api/useSession.ts';
import { isBlankText } from '#domain/field/visible.ts';
import { paths } from '#domain/paths.ts';
import type { SurveyForm } from '#domain/survey/surveyForm.ts';
import { Button } from '#ui/Button.tsx';
import { MoreActions } from '#ui/MoreActions.tsx';
import { copyOfSurvey, formOf } from './draft/draft.ts';
import { isUnfinished } from './draft/problems.ts';
import type { DraftEditor, useEditor } from './editing/useEditor.ts';
import { JumpTo } from './JumpTo.tsx';
import { KeyList } from './KeyList.tsx';

/** The navigation state that starts a new survey from a copy. */
export interface CopyState {
  copy: SurveyForm;
  /** Whether the original has a logo, which the copy lacks. */
  lacksLogo: boolean;
  /** Whose copy it is: the history outlives a session. */
  userId: number;
}

interface ActionsProps {
  editor: DraftEditor;
  canUndo: boolean;
  canRedo: boolean;
  /** The survey is being sent or was sent, so it cannot be edited (DRAFT-7). */
  isBusy: boolean;
  /** Whether the survey is on the server and can be duplicated. */
  isExisting: boolean;
  hasLogo: boolean;
  onPreview: () => void;
}

/** The buttons beside submit: undo and redo, keys, duplicate and preview (BUILDER-30). */
const Actions = memo(function Actions({
  editor,
  canUndo,
  canRedo,
  canPreview,
  isBusy,
  isExisting,
  hasLogo,
  onPreview,
}: ActionsProps & { canPreview: boolean }) {
  const navigate = useNavigate();
  const userId = useUserId();
  /** Opens a new survey with the same questions, without ids and logo (BUILDER-36). */
  const duplicate = () => {
    const copy = copyOfSurvey(formOf(editor.current(), { withAllOptions: true }));
    const state: CopyState = { copy, lacksLogo: hasLogo, userId };
    navigate(paths.createSurvey, { state });
  };
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
      {isExisting && <Button text="Duplicate survey" disabled={isBusy} onClick={duplicate} />}
      <Button text="Preview" disabled={!canPreview || isBusy} onClick={onPreview} />
    </>
  );
});

const Submit = memo(function Submit({ isBusy, text }: { isBusy: boolean; text: string }) {
  return <Button type="submit" form="survey-form" intent="primary" disabled={isBusy} text={text} />;
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
      className={first ? 'blanks' : 'blanks blanks-none'}
      variant="minimal"
      text={`${count} not finished`}
      title="Go to the first question without a text, or with an empty choice"
      onClick={() => first && onGo(first)}
    />
  );
});

/** Says that the browser keeps what is unsaved. It always reserves its space. */
export const DraftSaved = ({ isStored }: { isStored: boolean }) => (
  <p className={isStored ? 'muted' : 'blanks-none'}>Draft saved</p>
);

interface BuilderHeadProps extends Omit<ActionsProps, 'editor' | 'canUndo' | 'canRedo'> {
  survey: Pick<ReturnType<typeof useEditor>, 'draft' | 'editor' | 'canUndo' | 'canRedo'>;
  countsUnfinished: boolean;
  /** Whether a list to jump to a question replaces the outline. */
  hasJumpList: boolean;
  /** Whether the browser keeps what is unsaved. */
  isStored: boolean;
  submitText: string;
}

/** Everything beside the builder's heading. */
export function BuilderHead({
  survey: { draft, editor, canUndo, canRedo },
  countsUnfinished,
  hasJumpList,
  isStored,
  submitText,
  ...actions
}: BuilderHeadProps) {
  const { title, questions } = draft;
  const unfinished = countsUnfinished ? questions.filter(isUnfinished) : [];
  return (
    <>
      {!hasJumpList && <DraftSaved isStored={isStored} />}
      <Unfinished count={unfinished.length} first={unfinished[0]?.key} onGo={editor.focus} />
      <MoreActions>
        {hasJumpList && <JumpTo questions={questions} onJump={editor.focus} />}
        <Actions
          {...actions}
          editor={editor}
          canUndo={canUndo}
          canRedo={canRedo}
          canPreview={!isBlankText(title) && !isBlankText(questions[0]?.text ?? '')}
        />
      </MoreActions>
      <Submit isBusy={actions.isBusy} text={submitText} />
    </>
  );
}
