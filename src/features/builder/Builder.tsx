import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { safeImageUrl } from '#domain/field/images.ts';
import type { SurveyForm } from '#domain/survey/surveyForm.ts';
import type { DraftOwner } from '#storage/openDraft.ts';
import { useHasContentWidth, WIDE } from '#ui/contentWidth.ts';
import { useObjectUrl } from '#ui/form/useObjectUrl.ts';
import { usePersistentText } from '#ui/form/usePersistentText.ts';
import { usePictureCheck } from '#ui/form/usePictureCheck.ts';
import { Page } from '#ui/page/Page.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useOverlay } from '#ui/useOverlay.ts';
import { DraftPreview } from './draft/DraftPreview.tsx';
import { createDraft, isSameDraft, newDraft } from './draft/draft.ts';
import { invalidField } from './draft/questionProblems.ts';
import { ReplaceDialog } from './draft/ReplaceDialog.tsx';
import { UnsavedWork } from './draft/UnsavedWork.tsx';
import { AddQuestions } from './editor/AddQuestions.tsx';
import { advanceOnEnter } from './editor/advanceOnEnter.ts';
import { BuilderHead } from './editor/BuilderHead.tsx';
import { LogoField } from './editor/LogoField.tsx';
import { Outline } from './editor/Outline.tsx';
import { QuestionList } from './editor/QuestionList.tsx';
import { TitleField } from './editor/TitleField.tsx';
import { useUndoKeys } from './editor/useEditor.ts';
import { type StoredSurvey, useSurveyDraft } from './editor/useSurveyDraft.ts';
import { SaveWarningDialog } from './publish/SaveWarningDialog.tsx';
import { type SubmissionOptions, useSurveySubmission } from './publish/useSurveySubmission.ts';

export interface SurveyBuilderProps extends SubmissionOptions {
  owner: DraftOwner;
  /** The content of a new survey: a draft from the start. */
  initialSurvey?: SurveyForm | undefined;
  /** Whether it is a copy of a survey with a logo, which the copy lacks (BUILDER-36). */
  isLogoMissing?: boolean;
  /** A finished survey, offered while nothing was typed. */
  sample?: SurveyForm;
  /** Whether it starts with the dialog for pasted text. */
  opensTextDialog?: boolean;
  /** Whether the URL is final: a question adds to the history. */
  isUrlClean?: boolean;
}

/** The screen of the builder: head, notices, form, and what opens over them. */
export function Builder({
  owner,
  draftStorage,
  initialSurvey,
  isLogoMissing = false,
  opensTextDialog = false,
  sample,
  isUrlClean = true,
  ...options
}: SurveyBuilderProps & { draftStorage: StoredSurvey }) {
  const { labels, savedSurvey } = options;
  const pictureCheck = usePictureCheck();
  const submission = useSurveySubmission({ ...options, pictureCheck });
  const { phase } = submission;
  const isLocked = phase.name !== 'editing';
  const survey = useSurveyDraft(draftStorage, { savedSurvey, initialSurvey, isLocked });
  const { draft, editor, announcement, root, isDirty, isRestored } = survey;
  const hasInitialContent = initialSurvey !== undefined || opensTextDialog;
  const [mayReplace] = useState(isRestored && hasInitialContent);
  const logoUrl = useObjectUrl(draft.logo instanceof File ? draft.logo : null);
  const savedLogo = draft.logo === 'removed' ? null : (savedSurvey?.logo ?? null);
  const logo = logoUrl ?? safeImageUrl(savedLogo);
  useUndoKeys(editor);
  const { showToast, dismissFailure } = useToast();
  const [wasSubmitted, setSubmitted] = useState(false);
  /** Counts the drafts that replaced another one: nothing in them is marked before typing. */
  const [replaceCount, setReplaced] = useState(0);
  const submitter = useRef<HTMLElement>(null);
  /** The key of the question focused last. */
  const [currentQuestion, setCurrentQuestion] = useState<string>();
  const preview = useOverlay();
  const pasted = usePersistentText(owner.userId);
  const isWide = useHasContentWidth(WIDE);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    submitter.current = (event.nativeEvent as SubmitEvent).submitter;
    setSubmitted(true);
    dismissFailure();
    const wrong = invalidField(draft);
    if (wrong) {
      editor.focus(wrong.field, wrong.question);
      return;
    }
    const { savedDraft, declinedWarning } = await submission.submit(draft);
    if (savedDraft) {
      survey.setSaved(savedDraft);
      if (isSameDraft(editor.current(), savedDraft)) draftStorage.forget();
    }
    const unfinished = declinedWarning?.kind === 'unfinished' && declinedWarning.questions[0];
    if (unfinished) editor.focus(unfinished.field, unfinished.question.key);
  };

  /** A copy that may replace a begun survey says so when it does. */
  const sayLogoIsMissing = useEffectEvent(() => {
    if (!isLogoMissing || mayReplace) return;
    const description = 'Add it again.';
    showToast({ intent: 'neutral', title: 'The logo could not be copied', description });
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
        aria-label={labels.heading}
        noValidate
        ref={root}
        onSubmit={submit}
        onKeyDown={advanceOnEnter}
        onFocus={({ target }) => {
          const block = target.closest<HTMLElement>('[data-question], [data-block]');
          if (block) setCurrentQuestion(block.dataset.question);
        }}
      >
        <Page
          title={labels.heading}
          head={
            <div className="survey-head" data-block="" inert={isLocked}>
              <LogoField
                savedUrl={savedLogo}
                url={logo}
                isChosen={logoUrl !== null}
                isUploading={phase.name === 'uploading'}
                pictureCheck={pictureCheck}
                editor={editor}
              />
              <TitleField
                key={replaceCount}
                value={draft.title}
                showMessage={wasSubmitted}
                editor={editor}
                autoFocus={!savedSurvey && !hasInitialContent}
              />
            </div>
          }
          actions={
            <BuilderHead
              survey={survey}
              // Nothing counts as unfinished before anything is typed.
              showsUnfinishedCount={savedSurvey !== undefined || isDirty}
              isStored={isDirty && phase.name !== 'saved' && draftStorage.isStored === true}
              isLocked={isLocked}
              surveyId={savedSurvey?.id}
              submitText={
                ['editing', 'confirming', 'saved'].includes(phase.name)
                  ? labels.submit
                  : labels.busy
              }
              onPreview={preview.open}
            />
          }
        >
          <UnsavedWork
            draftStorage={draftStorage}
            survey={survey}
            submission={submission}
            hasPasted={pasted.text.trim() !== ''}
            onReplaced={sayReplaced}
          />
          {isWide && (
            <Outline
              questions={draft.questions}
              currentQuestion={currentQuestion}
              onJump={editor.focus}
            />
          )}
          <div
            className="survey-body stack"
            // Text that is typed while the survey is sent is not saved.
            inert={isLocked}
          >
            <QuestionList questions={draft.questions} showMessages={wasSubmitted} editor={editor} />
            <AddQuestions
              {...(sample &&
                !isDirty && {
                  onStartFromSample: () => {
                    editor.restore(createDraft(sample));
                    editor.focus('title');
                  },
                })}
              pasted={pasted}
              editor={editor}
              defaultOpen={opensTextDialog && !isRestored}
            />
          </div>
        </Page>
      </form>
      <p className="visually-hidden" role="log">
        {announcement}
      </p>
      {phase.name === 'confirming' && (
        <SaveWarningDialog
          key={phase.warning.kind}
          warning={phase.warning}
          submitText={labels.submit}
          returnFocusTo={submitter.current}
          onAnswer={phase.answer}
        />
      )}
      {mayReplace && isUrlClean && draftStorage.restored && (
        <ReplaceDialog
          existingDraft={draft}
          editedAt={draftStorage.restored.editedAt}
          onReplace={() => {
            editor.restore(createDraft(initialSurvey ?? newDraft));
            sayReplaced(
              'The survey that you began was replaced',
              isLogoMissing ? 'The logo could not be copied. Add it again.' : undefined,
            );
          }}
        />
      )}
      <DraftPreview
        isOpen={preview.isOpen}
        draft={draft}
        logo={logo}
        lastEditedQuestion={currentQuestion}
        onClose={preview.close}
      />
    </>
  );
}
