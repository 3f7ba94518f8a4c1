import './builder.css';
import '#ui/form/select.css';
import { Dialog } from '@blueprintjs/core';
import { nanoid } from '@reduxjs/toolkit';
import { type ComponentType, type FormEvent, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSession } from '#api/useSession.ts';
import type { SurveyAnalysis } from '#domain/analysis/analysis.ts';
import { isBlankText } from '#domain/field/visible.ts';
import { countLost, type LostAnswers, lostParts } from '#domain/survey/lostAnswers.ts';
import type { Survey } from '#domain/survey/survey.ts';
import {
  type SurveyFieldName,
  type SurveyFields,
  surveyFieldNames,
} from '#domain/survey/surveyFields.ts';
import { type SurveyForm, surveyFormSchema } from '#domain/survey/surveyForm.ts';
import { LeaveGuard } from '#ui/form/LeaveGuard.tsx';
import { trackSending } from '#ui/form/sending.ts';
import { useImageUrl } from '#ui/form/useImageUrl.ts';
import { useNewerVersion } from '#ui/form/useNewerVersion.ts';
import { usePersistentText } from '#ui/form/usePersistentText.ts';
import { MoreActions } from '#ui/MoreActions.tsx';
import { MOTION } from '#ui/motion.ts';
import { Page } from '#ui/page/Page.tsx';
import { useDismissFailure } from '#ui/toast/useToast.ts';
import { useMediaQuery } from '#ui/useMediaQuery.ts';
import { useQuestion } from '#ui/useQuestion.ts';
import { BuilderActions, SubmitSurvey } from './BuilderActions.tsx';
import { BuilderNotices } from './BuilderNotices.tsx';
import { DraftPreview } from './DraftPreview.tsx';
import { builderKey } from './draft/builderKey.ts';
import { type Draft, draftOf, formOf, type LogoChange, textOf, wordsOf } from './draft/draft.ts';
import { invalidField } from './draft/invalidField.ts';
import { useEditor } from './editing/useEditor.ts';
import { useOtherTabs } from './editing/useOtherTabs.ts';
import { useUndoKeys } from './editing/useUndoKeys.ts';
import { useUnsavedWork } from './editing/useUnsavedWork.ts';
import { JumpTo } from './JumpTo.tsx';
import { LogoField } from './LogoField.tsx';
import { LostAnswersDialog } from './LostAnswersDialog.tsx';
import { DragOrder } from './order/DragOrder.tsx';
import { Outline, questionCount } from './order/Outline.tsx';
import { advanceOnEnter } from './questions/advanceOnEnter.ts';
import { QuestionList } from './questions/QuestionList.tsx';
import { type SurveyFieldProps, TitleField } from './TitleField.tsx';
import { AddQuestions } from './text/AddQuestions.tsx';
import { UnfinishedCount } from './UnfinishedCount.tsx';

interface SurveyBuilderProps {
  heading: string;
  initial: Draft;
  /** The content of a new survey: unsaved work from the start. */
  beginWith?: SurveyForm;
  /** Whether it starts with the dialog for pasted text. */
  beginsWithText?: boolean;
  /** The opened survey; absent for a new one. */
  opened?: Survey;
  /** Reads the survey again, to detect changes by others. */
  read?: () => Promise<Survey | undefined>;
  /** Reads its report, to count what an update deletes; undefined if that fails. */
  readReport?: () => Promise<SurveyAnalysis | undefined>;
  submitLabel: string;
  /** The submit button's text while the survey is sent. */
  busyLabel: string;
  /** Whether the logo is being uploaded. */
  isUploading: boolean;
  /** Sends the survey. Resolves with whether it was saved. */
  onSave: (
    form: SurveyForm,
    logo: LogoChange,
    /** Whether somebody saved a newer version: checked again after long uploads. */
    isNewer: () => Promise<boolean>,
  ) => Promise<boolean>;
}

/** The control of each field of the survey, in display order. */
const controls: {
  [Name in SurveyFieldName]-?: ComponentType<SurveyFieldProps<SurveyFields[Name]>>;
} = { title: TitleField };

/** At this width the outline fits beside the editor. */
const WIDE = '(min-width: 1280px)';

const noQuestions: Draft['questions'] = [];

/** The leave question, depending on the builder's state. */
const QUESTIONS = {
  editing:
    'Your changes are not saved yet. They stay in this browser, and will be offered when you come back.',
  sending:
    'Your survey is being sent. Until it is known to be saved, your work stays in this browser.',
  saved: null,
};

const PASTED =
  'The text under “Add questions from text” was not added to the survey yet, and will be lost.';

function Builder({
  heading,
  initial,
  beginWith,
  beginsWithText = false,
  opened,
  read,
  readReport,
  submitLabel,
  busyLabel,
  isUploading,
  onSave,
}: SurveyBuilderProps) {
  const { userId } = useSession();
  const surveyId = opened?.id ?? 'new';
  const beginsBlank = !opened && !beginWith && !beginsWithText;
  const [first] = useState(() => ({ ...initial, id: nanoid() }));
  const [begun] = useState(() => (beginWith ? { ...draftOf(beginWith), id: first.id } : first));
  const { draft, canUndo, canRedo, editor, announcement, root } = useEditor(begun);
  const unsaved = useUnsavedWork({ surveyId, draft, initial: first, editor });
  const [state, setState] = useState<keyof typeof QUESTIONS>('editing');
  const { latest, stored, isNewer, look, noteSent, accept } = useNewerVersion<Survey>(
    { opened, read, wordsOf, textOf },
    state === 'editing',
  );
  const key = builderKey(userId, surveyId);
  const isOpenElsewhere = useOtherTabs(opened ? key : null);
  const { logo } = draft;
  const savedLogo = latest?.logo ?? null;
  const logoUrl = useImageUrl(logo instanceof File ? logo : null);
  const keptLogo = logo === 'removed' ? null : savedLogo;
  const shownLogo = logoUrl ?? keptLogo;
  useUndoKeys(editor, state === 'editing');
  const dismissFailure = useDismissFailure();
  const [wasSubmitted, setSubmitted] = useState(false);
  /** The last submit found a newer version and waits for a decision. */
  const [isStopped, setStopped] = useState(false);
  const { asked, ask } = useQuestion<LostAnswers[]>();
  const submitter = useRef<HTMLElement>(null);
  const wasNewer = useRef(false);
  /** The key of the question focused last. */
  const worked = useRef<string>(undefined);
  const [isPreviewing, setPreviewing] = useState(false);
  const pasted = usePersistentText(userId, 'Questions from text');
  const preview = useCallback(() => setPreviewing(true), []);
  const isWide = useMediaQuery(WIDE);
  const isBusy = state !== 'editing';
  const hasUnsaved = unsaved.isDirty && state !== 'saved';
  const hasPasted = pasted.text.trim() !== '';
  // While a dialog is open nothing is being sent.
  const stage = asked ? 'editing' : state;
  const [firstQuestion] = draft.questions;
  const canPreview = !isBlankText(draft.title) && !isBlankText(firstQuestion?.text ?? '');

  /**
   * Why the survey is not sent: a newer version, or the owner keeps the answers; null if it may be
   * sent.
   */
  const reasonToStop = async (form: SurveyForm): Promise<'newer' | 'failed' | null> => {
    if (await look()) return 'newer';
    const parts = lostParts(stored.current?.questions ?? [], form.questions);
    if (parts.length === 0 || !readReport) return null;
    const lost = countLost(parts, await readReport());
    if (lost.length > 0 && !(await ask(lost))) return 'failed';
    // Report and owner may have taken long.
    return (await look()) ? 'newer' : null;
  };

  /** Whether a newer version came while the survey waited. */
  const lookAgain = async () => {
    const isNewerNow = await look();
    if (isNewerNow) wasNewer.current = true;
    return isNewerNow;
  };

  const send = async (form: SurveyForm): Promise<'saved' | 'failed' | 'newer'> => {
    wasNewer.current = false;
    const reason = await reasonToStop(form);
    if (reason) return reason;
    noteSent(textOf(form));
    const isSaved = await onSave(surveyFormSchema.parse(form), logo, lookAgain);
    if (!isSaved) return wasNewer.current ? 'newer' : 'failed';
    unsaved.markSaved(draft);
    return 'saved';
  };

  const takeNewer = () => {
    if (!latest) return;
    const theirs = { ...draftOf(latest), id: nanoid() };
    unsaved.startFrom(theirs);
    editor.restore(theirs);
    accept();
    setStopped(false);
    editor.focus('title');
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
    setState('sending');
    const sending = send(formOf(draft));
    unsaved.holdUntil(sending);
    const outcome = await trackSending(key, sending);
    setState(outcome === 'saved' ? 'saved' : 'editing');
    setStopped(outcome === 'newer');
    if (outcome === 'newer') editor.focus('newer');
  };

  const keepMine = () => {
    flushSync(accept);
    // The stopped update continues.
    if (isStopped) root.current?.requestSubmit();
    else editor.focus('title');
  };

  return (
    <Page
      title={heading}
      {...(!isWide && { subtitle: questionCount(draft.questions.length) })}
      sticky
      actions={
        <>
          {/* Nothing counts as unfinished before anything is typed. */}
          <UnfinishedCount
            questions={opened || unsaved.isDirty ? draft.questions : noQuestions}
            onGo={editor.focus}
          />
          <MoreActions>
            {!isWide && <JumpTo questions={draft.questions} onJump={editor.focus} />}
            <BuilderActions
              editor={editor}
              canUndo={canUndo}
              canRedo={canRedo}
              canPreview={canPreview}
              isBusy={isBusy}
              onPreview={preview}
              isSaved={opened !== undefined}
              hasLogo={Boolean(shownLogo)}
            />
          </MoreActions>
          <SubmitSurvey isBusy={isBusy} text={state === 'sending' ? busyLabel : submitLabel} />
        </>
      }
    >
      <LeaveGuard
        {...(stage === 'sending' && { title: 'Leave while the survey is being sent?' })}
        question={hasPasted ? PASTED : hasUnsaved ? QUESTIONS[stage] : null}
        holdsTab={hasUnsaved || hasPasted}
        onLeave={pasted.forget}
      />
      <BuilderNotices
        offers={unsaved.offers}
        isBusy={isBusy}
        onRestore={(work) => {
          unsaved.restore(work);
          editor.focus('title');
        }}
        onDiscard={(work) => {
          unsaved.discard(work);
          editor.focus('title');
        }}
        onBringBack={(work) => {
          unsaved.bringBack(work);
          editor.focus('title');
        }}
        isNewer={isNewer && state !== 'saved'}
        onTakeNewer={takeNewer}
        isStopped={isStopped}
        onKeepMine={keepMine}
        isOutdated={unsaved.isOutdated}
        isOpenElsewhere={isOpenElsewhere}
        isMissing={unsaved.isMissing}
        canKeep={unsaved.canKeep}
      />
      {isWide && <Outline questions={draft.questions} onJump={editor.focus} />}
      <form
        id="survey-form"
        aria-label={heading}
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
        <div className="card survey-head">
          <LogoField
            savedUrl={keptLogo}
            chosenUrl={logoUrl}
            isUploading={isUploading}
            editor={editor}
          />
          {surveyFieldNames.map((name, place) => {
            const Control = controls[name] as ComponentType<SurveyFieldProps<unknown>>;
            return (
              <Control
                key={name}
                value={draft[name]}
                showMessage={wasSubmitted}
                editor={editor}
                autoFocus={place === 0 && beginsBlank}
              />
            );
          })}
        </div>
        <QuestionList questions={draft.questions} showMessages={wasSubmitted} editor={editor} />
        <AddQuestions
          pasted={pasted.text}
          onPaste={pasted.change}
          editor={editor}
          beginsOpen={beginsWithText}
        />
      </form>
      <p className="visually-hidden" role="log">
        {announcement}
      </p>
      {asked && (
        <LostAnswersDialog
          lost={asked.about}
          returnTo={submitter.current}
          onAnswer={asked.answer}
        />
      )}
      <Dialog
        transitionDuration={MOTION}
        isOpen={isPreviewing}
        onClose={() => setPreviewing(false)}
        className="preview-dialog"
        aria-labelledby="preview-name"
      >
        <span id="preview-name" className="visually-hidden">
          Preview
        </span>
        <DraftPreview
          // It may be opened again before it has closed.
          key={worked.current}
          draft={draft}
          logo={shownLogo}
          question={worked.current}
          onClose={() => setPreviewing(false)}
        />
      </Dialog>
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
