import './builder.css';
import { Button, Dialog } from '@blueprintjs/core';
import { Add, Redo, Undo } from '@blueprintjs/icons';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useSession } from '#api/useSession.ts';
import { firstIssues } from '#domain/firstIssues.ts';
import { type SurveyForm, surveyFormSchema } from '#domain/surveyForm.ts';
import { LeaveGuard } from '#ui/LeaveGuard.tsx';
import { Page } from '#ui/Page.tsx';
import { SurveyPreview } from '#ui/preview/SurveyPreview.tsx';
import { trackSending } from '#ui/sending.ts';
import { useImageCheck } from '#ui/useImageCheck.ts';
import { useImageUrl } from '#ui/useImageUrl.ts';
import { useDismissFailure } from '#ui/useToast.ts';
import { BuilderNotices } from './BuilderNotices.tsx';
import { type Draft, formOf } from './draft.ts';
import { JumpTo } from './JumpTo.tsx';
import { keptDraftKey } from './keptDraft.ts';
import { LogoField } from './LogoField.tsx';
import { QuestionList } from './QuestionList.tsx';
import { TitleField } from './TitleField.tsx';
import { type Editor, useEditor } from './useEditor.ts';
import { useKeptDraft } from './useKeptDraft.ts';
import { useOtherTabs } from './useOtherTabs.ts';

/** What happens to the logo when the survey is saved: another picture, none any more, or nothing. */
export type LogoChange = File | 'removed' | null;

interface SurveyBuilderProps {
  heading: string;
  surveyId: number | 'new';
  initial: Draft;
  savedLogo: string | null;
  submitLabel: string;
  /** What the submit button reads while the survey is sent. */
  busyLabel: string;
  /** Sends the survey. Resolves with whether it was saved. */
  onSave: (form: SurveyForm, logo: LogoChange) => Promise<boolean>;
}

/** What is asked before the builder is left, by what goes on in it. */
const QUESTIONS = {
  editing:
    'Your changes are not saved yet. They stay in this browser, and will be offered when you come back.',
  sending:
    'Your survey is being sent. Until it is known to be saved, your work stays in this browser.',
  saved: null,
};

/**
 * Moves the focus to the field of a broken rule at "title", "questions.3.options.1.text", or
 * "questions.3.options" where a choice is missing.
 */
function focusWrongField(draft: Draft, path: string, editor: Editor) {
  const [, place, part, option] = path.split('.');
  const question = draft.questions[Number(place)];
  const missing = question && part === 'options' ? `add-${question.key}` : undefined;
  const field = question?.options[Number(option)]?.key ?? missing ?? question?.key ?? 'title';
  editor.focus(field, question?.key);
}

function undoByKeyboard(event: KeyboardEvent, editor: Editor) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) editor.redo();
  else editor.undo();
}

/** The form of a survey, new or saved (section 2). A failed save keeps everything and can be sent again. */
export function SurveyBuilder({
  heading,
  surveyId,
  initial,
  savedLogo,
  submitLabel,
  busyLabel,
  onSave,
}: SurveyBuilderProps) {
  const { userId } = useSession();
  const { draft, canUndo, canRedo, editor, announcement, root, reveal } = useEditor(initial);
  const key = keptDraftKey(userId, surveyId);
  const { isDirty, canKeep, found, restore, discard, markSaved } = useKeptDraft(
    key,
    draft,
    initial,
    editor,
  );
  const isOpenElsewhere = useOtherTabs(key);
  const [logo, setLogo] = useState<LogoChange>(null);
  const logoUrl = useImageUrl(logo instanceof File ? logo : null);
  const keptLogo = logo === 'removed' ? null : savedLogo;
  const chooseLogo = useImageCheck(setLogo);
  const dismissFailure = useDismissFailure();
  const [state, setState] = useState<keyof typeof QUESTIONS>('editing');
  const [wasSubmitted, setSubmitted] = useState(false);
  const [isPreviewing, setPreviewing] = useState(false);
  const isBusy = state !== 'editing';
  const hasUnsaved = (isDirty || logo !== null) && state !== 'saved';
  const [firstQuestion] = draft.questions;
  const canPreview = draft.title.trim() !== '' && Boolean(firstQuestion?.text.trim()) && !isBusy;

  const send = async (form: SurveyForm) => {
    const isSaved = await onSave(surveyFormSchema.parse(form), logo);
    if (isSaved) markSaved(draft);
    return isSaved;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setSubmitted(true);
    dismissFailure();
    const form = formOf(draft);
    const [wrongPath] = Object.keys(firstIssues(surveyFormSchema, form));
    if (wrongPath !== undefined) {
      focusWrongField(draft, wrongPath, editor);
      return;
    }
    setState('sending');
    const isSaved = await trackSending(key, send(form));
    setState(isSaved ? 'saved' : 'editing');
  };

  return (
    <Page
      title={heading}
      actions={
        <>
          <JumpTo questions={draft.questions} onJump={editor.focus} />
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
          <Button text="Preview" disabled={!canPreview} onClick={() => setPreviewing(true)} />
          <Button
            type="submit"
            form="survey-form"
            intent="primary"
            disabled={isBusy}
            text={state === 'sending' ? busyLabel : submitLabel}
          />
        </>
      }
    >
      <LeaveGuard
        {...(state === 'sending' && { title: 'Leave while the survey is being sent?' })}
        question={hasUnsaved ? QUESTIONS[state] : null}
        holdsTab={hasUnsaved}
      />
      <BuilderNotices
        found={found}
        isBusy={isBusy}
        onRestore={() => {
          restore();
          editor.focus('title');
        }}
        onDiscard={() => {
          discard();
          editor.focus('title');
        }}
        isOpenElsewhere={isOpenElsewhere}
        canKeep={canKeep}
      />
      <form
        id="survey-form"
        aria-label={heading}
        noValidate
        ref={root}
        // What is being sent is what was typed: nothing can be typed that would be lost.
        inert={isBusy}
        onSubmit={submit}
        onKeyDown={(event) => undoByKeyboard(event, editor)}
      >
        <div className="card survey-head">
          <LogoField
            savedUrl={keptLogo}
            chosenUrl={logoUrl}
            onChoose={chooseLogo}
            onRemove={() => setLogo(savedLogo ? 'removed' : null)}
          />
          <TitleField title={draft.title} showMessage={wasSubmitted} editor={editor} />
        </div>
        <QuestionList
          questions={draft.questions}
          showMessages={wasSubmitted}
          editor={editor}
          reveal={reveal}
        />
        <Button
          icon={<Add />}
          text="Next Question"
          size="large"
          data-focus="add-question"
          onClick={() => editor.editAndFocusNew({ type: 'addQuestion' })}
        />
      </form>
      <p className="visually-hidden" role="log">
        {announcement}
      </p>
      <Dialog
        isOpen={isPreviewing}
        onClose={() => setPreviewing(false)}
        className="preview-dialog"
        aria-labelledby="preview-name"
      >
        <span id="preview-name" className="visually-hidden">
          Preview
        </span>
        <SurveyPreview
          titleTag="h2"
          survey={{ ...formOf(draft), logo: logoUrl ?? keptLogo }}
          onEdit={() => setPreviewing(false)}
          onClose={() => setPreviewing(false)}
        />
      </Dialog>
    </Page>
  );
}
