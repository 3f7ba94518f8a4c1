import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { safeImageUrl } from '#domain/field/images.ts';
import type { SurveyForm } from '#domain/survey/surveyForm.ts';
import type { DraftOwner } from '#storage/drafts.ts';
import { useImageCheck, useImageUrl } from '#ui/form/useImage.ts';
import { usePersistentText } from '#ui/form/usePersistentText.ts';
import { useMediaQuery } from '#ui/hooks.ts';
import { Picture } from '#ui/Picture.tsx';
import { Page } from '#ui/page/Page.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useOverlay } from '#ui/useOverlay.ts';
import { BuilderHead } from './BuilderHead.tsx';
import { DoubtDialog } from './DoubtDialog.tsx';
import { DraftPreview } from './DraftPreview.tsx';
import { draftOf, newDraft } from './draft/draft.ts';
import { invalidField } from './draft/problems.ts';
import { useUndoKeys } from './editing/useEditor.ts';
import { type StoredSurvey, useSurveyDraft } from './editing/useSurveyDraft.ts';
import { LogoField } from './LogoField.tsx';
import { Outline } from './order/Outline.tsx';
import { advanceOnEnter } from './questions/advanceOnEnter.ts';
import { QuestionList } from './questions/QuestionList.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { TitleField } from './TitleField.tsx';
import { AddQuestions } from './text/AddQuestions.tsx';
import { UnsavedWork } from './UnsavedWork.tsx';
import { type SubmissionOptions, useSubmission } from './useSubmission.ts';

export interface SurveyBuilderProps extends SubmissionOptions {
  owner: DraftOwner;
  /** The content of a new survey: a draft from the start. */
  beginWith?: SurveyForm | undefined;
  /** Whether it is a copy of a survey with a logo, which the copy lacks (BUILDER-36). */
  lacksLogo?: boolean;
  /** Whether it starts with the dialog for pasted text. */
  beginsWithText?: boolean;
  /** Whether the address is final: a question adds to the history. */
  isSettled?: boolean;
}

/** At this width the outline fits beside the editor. */
const WIDE = '(min-width: 1280px)';

/** The screen of the builder: head, notices, form, and what opens over them. */
export function Builder({
  owner,
  stored,
  beginWith,
  lacksLogo = false,
  beginsWithText = false,
  isSettled = true,
  ...options
}: SurveyBuilderProps & { stored: StoredSurvey }) {
  const { words, opened } = options;
  const picture = useImageCheck();
  const submission = useSubmission({ ...options, picture });
  const survey = useSurveyDraft(stored, { opened, beginWith, isLocked: submission.isBusy });
  const { draft, editor, announcement, root, isDirty, isRestored } = survey;
  const isAnother = beginWith !== undefined || beginsWithText;
  const [mayReplace] = useState(isRestored && isAnother);
  const { phase, isBusy, asked } = submission;
  const logoUrl = useImageUrl(draft.logo instanceof File ? draft.logo : null);
  const savedLogo = draft.logo === 'removed' ? null : (opened?.logo ?? null);
  const logo = logoUrl ?? safeImageUrl(savedLogo);
  useUndoKeys(editor);
  const { showToast, dismissFailure } = useToast();
  const [wasSubmitted, setSubmitted] = useState(false);
  /** Counts the drafts that replaced another one: nothing in them is marked before typing. */
  const [replaced, setReplaced] = useState(0);
  const submitter = useRef<HTMLElement>(null);
  /** The key of the question focused last. */
  const worked = useRef<string>(undefined);
  const preview = useOverlay();
  const pasted = usePersistentText(owner.userId);
  const isWide = useMediaQuery(WIDE);

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
    const { sent, declined } = await submission.submit(draft);
    if (sent) {
      survey.setSaved(sent);
      stored.forget();
    }
    const unfinished = declined?.kind === 'unfinished' && declined.questions[0];
    if (unfinished) editor.focus(unfinished.field, unfinished.question.key);
  };

  /** A copy that may replace a begun survey says so when it does. */
  const sayLogoIsMissing = useEffectEvent(() => {
    if (!lacksLogo || mayReplace) return;
    const description = 'Add it to the copy with Add Logo.';
    showToast({ intent: 'success', title: 'The logo was not copied', description });
  });
  useEffect(() => sayLogoIsMissing(), []);

  /** Says that another draft replaced the one shown, and offers to undo it. */
  const sayReplaced = (title: string, description?: string) => {
    survey.setRestored(false);
    setSubmitted(false);
    setReplaced((count) => count + 1);
    editor.offerUndo({ title, description }, ['title']);
    editor.focus('title');
  };

  return (
    <>
      <form
        aria-label={words.heading}
        noValidate
        ref={root}
        onSubmit={submit}
        onKeyDown={advanceOnEnter}
        onFocus={({ target }) => {
          const block = target.closest<HTMLElement>('[data-question], [data-block]');
          if (block) worked.current = block.dataset.question;
        }}
      >
        <Page
          title={words.heading}
          head={
            <div className="survey-head" data-block="" inert={isBusy}>
              <Picture
                className="logo-picture"
                url={logo}
                alt="Survey logo"
                placeholder={<span className="logo-picture logo-placeholder" aria-hidden="true" />}
              />
              <TitleField
                key={replaced}
                value={draft.title}
                showMessage={wasSubmitted}
                editor={editor}
                isStored={isDirty && phase !== 'saved' && stored.isStored === true}
                autoFocus={!opened && !isAnother}
              />
            </div>
          }
          actions={
            <BuilderHead
              survey={survey}
              // Nothing counts as unfinished before anything is typed.
              countsUnfinished={opened !== undefined || isDirty}
              isNarrow={!isWide}
              isBusy={isBusy}
              surveyId={opened?.id}
              submitText={phase === 'sending' && !asked ? words.busy : words.submit}
              onPreview={preview.open}
            />
          }
        >
          <UnsavedWork
            stored={stored}
            survey={survey}
            submission={submission}
            hasPasted={pasted.text.trim() !== ''}
            onReplaced={sayReplaced}
          />
          {isWide && <Outline questions={draft.questions} onJump={editor.focus} />}
          <div
            className="survey-body stack"
            // Text that is typed while the survey is sent would be lost.
            inert={isBusy}
          >
            <LogoField
              savedUrl={savedLogo}
              isChosen={logoUrl !== null}
              isUploading={submission.isUploading}
              picture={picture}
              editor={editor}
            />
            <QuestionList questions={draft.questions} showMessages={wasSubmitted} editor={editor} />
            <AddQuestions
              pasted={pasted}
              editor={editor}
              beginsOpen={beginsWithText && !isRestored}
            />
          </div>
        </Page>
      </form>
      <p className="visually-hidden" role="log">
        {announcement}
      </p>
      {asked && (
        <DoubtDialog
          key={asked.about.kind}
          doubt={asked.about}
          submitText={words.submit}
          returnTo={submitter.current}
          onAnswer={asked.answer}
        />
      )}
      {mayReplace && isSettled && stored.restored && (
        <ReplaceDialog
          begun={draft}
          editedAt={stored.restored.editedAt}
          onReplace={() => {
            editor.restore(draftOf(beginWith ?? newDraft));
            sayReplaced(
              'The survey that you began was replaced',
              lacksLogo ? 'The logo was not copied. Add it with Add Logo.' : undefined,
            );
          }}
        />
      )}
      <DraftPreview
        isOpen={preview.isOpen}
        draft={draft}
        logo={logo}
        question={worked.current}
        onClose={preview.close}
      />
    </>
  );
}
