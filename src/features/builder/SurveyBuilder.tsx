import './builder.css';
import '#ui/form/select.css';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SurveyForm } from '#domain/survey/surveyForm.ts';
import type { DraftOwner } from '#storage/draftStore.ts';
import { LeaveGuard } from '#ui/form/LeaveGuard.tsx';
import { useImageUrl } from '#ui/form/useImage.ts';
import { usePersistentText } from '#ui/form/usePersistentText.ts';
import { useMediaQuery } from '#ui/hooks.ts';
import { Page } from '#ui/page/Page.tsx';
import { useDismissFailure } from '#ui/toast/useToast.ts';
import { useOverlay } from '#ui/useOverlay.ts';
import { BuilderHead, DraftSaved } from './BuilderHead.tsx';
import { BuilderNotices } from './BuilderNotices.tsx';
import { DoubtDialog } from './DoubtDialog.tsx';
import { DraftPreview } from './DraftPreview.tsx';
import { draftOf, newDraft } from './draft/draft.ts';
import { invalidField } from './draft/problems.ts';
import { useBuilderDrafts, useOtherTabs } from './editing/useBuilderDrafts.ts';
import { useEditor, useUndoKeys } from './editing/useEditor.ts';
import { LogoField } from './LogoField.tsx';
import { DragOrder } from './order/DragOrder.tsx';
import { Outline, questionCount } from './order/Outline.tsx';
import { advanceOnEnter } from './questions/advanceOnEnter.ts';
import { QuestionList } from './questions/QuestionList.tsx';
import { TitleField } from './TitleField.tsx';
import { AddQuestions } from './text/AddQuestions.tsx';
import { type SubmissionOptions, useSubmission } from './useSubmission.ts';

interface SurveyBuilderProps extends SubmissionOptions {
  owner: DraftOwner;
  /** The content of a new survey: a draft from the start. */
  beginWith?: SurveyForm | undefined;
  /** Whether it starts with the dialog for pasted text. */
  beginsWithText?: boolean;
}

/** At this width the outline fits beside the editor. */
const WIDE = '(min-width: 1280px)';

const KEPT =
  'Your changes are not saved yet. They stay in this browser, and will be offered when you come back.';
const NOT_KEPT =
  'Your changes are not saved yet. This browser keeps them only until you close or reload the page.';
const SENDING =
  'Your survey is being sent. Until it is known to be saved, your work stays in this browser.';
const PASTED =
  'The text under “Add questions from text” was not added to the survey yet, and will be lost.';

function Builder({ owner, beginWith, beginsWithText = false, ...options }: SurveyBuilderProps) {
  const { words, opened } = options;
  const [first] = useState(() =>
    opened ? { ...draftOf(opened), base: opened } : draftOf(newDraft),
  );
  const [begun] = useState(() => (beginWith ? { ...draftOf(beginWith), id: first.id } : first));
  const { draft, canUndo, canRedo, editor, announcement, root } = useEditor(begun);
  const unsaved = useBuilderDrafts({ owner, draft, initial: first, editor });
  const submission = useSubmission(options);
  const { phase, isBusy, asked, versions, decide } = submission;
  const isOpenElsewhere = useOtherTabs(owner);
  const logoUrl = useImageUrl(draft.logo instanceof File ? draft.logo : null);
  const savedLogo = draft.logo === 'removed' ? null : (versions.latest?.logo ?? null);
  useUndoKeys(editor, !isBusy);
  const dismissFailure = useDismissFailure();
  const [wasSubmitted, setSubmitted] = useState(false);
  const submitter = useRef<HTMLElement>(null);
  /** The key of the question focused last. */
  const worked = useRef<string>(undefined);
  const preview = useOverlay();
  const pasted = usePersistentText(owner.userId, 'Questions from text');
  const isWide = useMediaQuery(WIDE);
  const isSaved = phase === 'saved';
  const hasUnsaved = unsaved.isDirty && !isSaved;
  const isStored = unsaved.isStored && !isSaved;
  const hasPasted = pasted.text.trim() !== '';
  // While the owner is asked nothing is being sent.
  const isSending = isBusy && !asked;

  const leaveQuestion = () => {
    // Pasted text stays in this browser, and the redirect must not stop.
    if (isSaved) return null;
    if (hasPasted) return PASTED;
    if (!hasUnsaved) return null;
    if (isSending) return SENDING;
    return unsaved.canKeep ? KEPT : NOT_KEPT;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    submitter.current = (event.nativeEvent as SubmitEvent).submitter;
    setSubmitted(true);
    dismissFailure();
    const wrong = invalidField(draft);
    if (wrong) {
      editor.focus(wrong.field, wrong.question);
      return;
    }
    const { phase: end, declined } = await unsaved.track(submission.submit(draft));
    if (end === 'saved') unsaved.markSaved(draft);
    if (end === 'stopped') editor.focus('newer');
    const unfinished = declined?.kind === 'unfinished' && declined.questions[0];
    if (unfinished) editor.focus(unfinished.field, unfinished.question.key);
  };

  const keepMine = () => {
    const wasStopped = phase === 'stopped';
    flushSync(decide);
    // The stopped update continues.
    if (wasStopped) root.current?.requestSubmit();
    else editor.focus('title');
  };
  const takeNewer = () => {
    const { latest } = versions;
    if (latest) unsaved.takeOver({ ...draftOf(latest), base: latest });
    decide();
    editor.focus('title');
  };

  return (
    <Page
      title={words.heading}
      {...(!isWide && { subtitle: questionCount(draft.questions.length) })}
      sticky
      actions={
        <BuilderHead
          draft={draft}
          editor={editor}
          canUndo={canUndo}
          canRedo={canRedo}
          // Nothing counts as unfinished before anything is typed.
          countsUnfinished={opened !== undefined || unsaved.isDirty}
          hasJumpList={!isWide}
          isStored={isStored}
          isBusy={isBusy}
          isExisting={opened !== undefined}
          hasLogo={Boolean(logoUrl ?? savedLogo)}
          submitText={isSending && !isSaved ? words.busy : words.submit}
          onPreview={preview.open}
        />
      }
    >
      <LeaveGuard
        {...(isSending && { title: 'Leave while the survey is being sent?' })}
        question={leaveQuestion()}
        holdsTab={hasUnsaved || (hasPasted && !isSaved)}
        onLeave={pasted.forget}
        decline={asked && (() => asked.answer(false))}
      />
      <BuilderNotices
        unsaved={unsaved}
        isBusy={isBusy}
        isNewer={versions.isNewer && !isSaved}
        isStopped={phase === 'stopped'}
        isOutdated={unsaved.isOutdated && !isSaved}
        isOpenElsewhere={isOpenElsewhere}
        onTakeNewer={takeNewer}
        onKeepMine={keepMine}
        onChosen={() => editor.focus('title')}
      />
      {isWide && <Outline questions={draft.questions} onJump={editor.focus} />}
      <form
        id="survey-form"
        className="stack"
        aria-label={words.heading}
        noValidate
        ref={root}
        // Inert while the survey is sent: text typed now would be lost.
        inert={isBusy}
        onSubmit={submit}
        onKeyDown={advanceOnEnter}
        onFocus={({ target }) => {
          worked.current = target.closest<HTMLElement>('[data-question]')?.dataset.question;
        }}
      >
        <div className="card row" data-block="">
          <LogoField
            savedUrl={savedLogo}
            chosenUrl={logoUrl}
            isUploading={submission.isUploading}
            editor={editor}
          />
          <TitleField
            value={draft.title}
            showMessage={wasSubmitted}
            editor={editor}
            autoFocus={!opened && !beginWith && !beginsWithText}
          />
        </div>
        <QuestionList questions={draft.questions} showMessages={wasSubmitted} editor={editor} />
        <AddQuestions pasted={pasted} editor={editor} beginsOpen={beginsWithText} />
      </form>
      {!isWide && <DraftSaved isStored={isStored} />}
      <p className="visually-hidden" role="log">
        {announcement}
      </p>
      {asked && (
        <DoubtDialog
          doubt={asked.about}
          submitText={words.submit}
          returnTo={submitter.current}
          onAnswer={asked.answer}
        />
      )}
      <DraftPreview
        isOpen={preview.isOpen}
        draft={draft}
        logo={logoUrl ?? savedLogo}
        question={worked.current}
        onClose={preview.close}
      />
    </Page>
  );
}

/**
 * The builder of a new or saved survey (BUILDER-1 to BUILDER-16). A failed save keeps everything
 * and can be sent again.
 */
export const SurveyBuilder = (props: SurveyBuilderProps) => (
  <DragOrder>
    <Builder {...props} />
  </DragOrder>
);
