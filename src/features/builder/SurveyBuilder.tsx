import { countOf } from '#domain/format/figures.ts';
import './builder.css';
import '#ui/form/select.css';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import type { SurveyForm } from '#domain/survey/surveyForm.ts';
import type { DraftOwner } from '#storage/drafts.ts';
import { DraftNotices } from '#ui/form/DraftNotices.tsx';
import { LeaveGuard } from '#ui/form/LeaveGuard.tsx';
import { NewerVersion } from '#ui/form/NewerVersion.tsx';
import { type ScreenDraft, useDraft } from '#ui/form/useDraft.ts';
import { pictureBeingChecked, useImageUrl } from '#ui/form/useImage.ts';
import { usePersistentText } from '#ui/form/usePersistentText.ts';
import { useMediaQuery } from '#ui/hooks.ts';
import { Loading } from '#ui/page/Loading.tsx';
import { Page } from '#ui/page/Page.tsx';
import { useDismissFailure } from '#ui/toast/useToast.ts';
import { useOverlay } from '#ui/useOverlay.ts';
import { BuilderHead, DraftSaved } from './BuilderHead.tsx';
import { DoubtDialog } from './DoubtDialog.tsx';
import { DraftPreview } from './DraftPreview.tsx';
import { type Draft, draftOf, isSameDraft, newDraft } from './draft/draft.ts';
import { invalidField } from './draft/problems.ts';
import { restoredDraft, storedDraft, storedDraftSchema } from './draft/storedDraft.ts';
import { useEditor, useUndoKeys } from './editing/useEditor.ts';
import { LogoField } from './LogoField.tsx';
import { DragOrder } from './order/DragOrder.tsx';
import { Outline } from './order/Outline.tsx';
import { advanceOnEnter } from './questions/advanceOnEnter.ts';
import { QuestionList } from './questions/QuestionList.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { TitleField } from './TitleField.tsx';
import { AddQuestions } from './text/AddQuestions.tsx';
import { type SubmissionOptions, useSubmission } from './useSubmission.ts';

interface SurveyBuilderProps extends SubmissionOptions {
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

type StoredContent = z.infer<typeof storedDraftSchema>;

/** At this width the outline fits beside the editor. */
const WIDE = '(min-width: 1280px)';

const KEPT =
  'Your changes are not saved yet. They stay in this browser, and are here when you come back.';
const NOT_KEPT =
  'Your changes are not saved yet. This browser keeps them only until you close or reload the page.';
const SENDING =
  'Your survey is being sent. Until it is known to be saved, your work stays in this browser.';
const PASTED =
  'The text under “Add questions from text” was not added to the survey yet. It stays in this browser.';

function Builder({
  owner,
  stored,
  beginWith,
  lacksLogo = false,
  beginsWithText = false,
  isSettled = true,
  ...options
}: SurveyBuilderProps & { stored: ScreenDraft<StoredContent> }) {
  const { words, opened } = options;
  const { restored, keep } = stored;
  const [first] = useState(() => draftOf(opened ?? newDraft));
  const [begun] = useState(() => {
    if (restored) return restoredDraft(restored);
    return beginWith ? draftOf(beginWith) : first;
  });
  const { draft, canUndo, canRedo, editor, announcement, root } = useEditor(begun);
  const [saved, setSaved] = useState(first);
  const isDirty = draft !== saved && !isSameDraft(draft, saved);
  /** Whether the restored draft is still shown, and differs from what the server has. */
  const [isRestored, setRestored] = useState(() => restored !== null && !isSameDraft(begun, first));
  const isAnother = beginWith !== undefined || beginsWithText;
  const [asksToReplace, setAsksToReplace] = useState(isRestored && isAnother);
  const submission = useSubmission(options);
  const { phase, isBusy, asked, versions, decide } = submission;
  const { accept, begunFrom, base } = versions;
  const beginFrom = useEffectEvent(() => {
    if (isRestored && restored?.content.base !== undefined) begunFrom(restored.content.base);
  });
  useEffect(() => beginFrom(), []);
  /** The versions before and after "Take theirs". Undo returns to an older one, which is said again. */
  const taken = useRef<{ mine: Draft; theirs: Draft; begun: string }>(undefined);
  const followTaken = useEffectEvent((now: Draft) => {
    const { mine, theirs, begun: older } = taken.current ?? {};
    if (now === mine && older !== undefined) begunFrom(older);
    else if (now === theirs) accept();
  });
  useEffect(() => followTaken(draft), [draft]);
  useEffect(() => {
    const { logo } = draft;
    if (isDirty) keep(() => storedDraft(draft, base()), logo instanceof File ? logo : null);
    else keep(null);
  }, [keep, draft, isDirty, base]);
  const logoUrl = useImageUrl(draft.logo instanceof File ? draft.logo : null);
  const savedLogo = draft.logo === 'removed' ? null : (versions.latest?.logo ?? null);
  useUndoKeys(editor, !isBusy);
  const dismissFailure = useDismissFailure();
  const [wasSubmitted, setSubmitted] = useState(false);
  /** Counts the drafts that replaced another one: nothing in them is marked before typing. */
  const [replaced, setReplaced] = useState(0);
  const submitter = useRef<HTMLElement>(null);
  /** The key of the question focused last. */
  const worked = useRef<string>(undefined);
  const preview = useOverlay();
  const pasted = usePersistentText(owner.userId);
  const isWide = useMediaQuery(WIDE);
  const isSaved = phase === 'saved';
  const hasUnsaved = isDirty && !isSaved;
  const isStored = hasUnsaved && stored.isStored;
  const hasPasted = pasted.text.trim() !== '';
  // While the owner is asked nothing is being sent.
  const isSending = isBusy && !asked;

  const leaveQuestion = () => {
    // Pasted text stays in this browser, and the redirect must not stop.
    if (isSaved) return null;
    if (hasPasted) return PASTED;
    if (!hasUnsaved) return null;
    if (isSending) return SENDING;
    return stored.lacks === 'text' ? NOT_KEPT : KEPT;
  };

  /** A picture that was chosen just now is looked at before the survey is sent. */
  const isLooking = useRef(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isLooking.current) return;
    submitter.current = (event.nativeEvent as SubmitEvent).submitter;
    setSubmitted(true);
    dismissFailure();
    const wrong = invalidField(draft);
    if (wrong) {
      editor.focus(wrong.field, wrong.question);
      return;
    }
    let sent = draft;
    const looked = pictureBeingChecked();
    if (looked) {
      isLooking.current = true;
      const logo = await looked;
      isLooking.current = false;
      if (!logo) return;
      sent = { ...draft, logo };
    }
    const { phase: end, declined } = await stored.track(submission.submit(sent));
    if (end === 'saved') {
      setSaved(sent);
      stored.forget();
    }
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
    if (latest) {
      const theirs = draftOf(latest);
      taken.current = { mine: draft, theirs, begun: base() ?? '' };
      setSaved(theirs);
      editor.restore(theirs);
    }
    decide();
    editor.focus('title');
  };
  /** Continues with another draft, and offers to undo that. */
  const replaceBy = (other: Draft, title: string, description?: string) => {
    setRestored(false);
    setSubmitted(false);
    setReplaced((count) => count + 1);
    editor.restore(other);
    editor.offerUndo({ title, description }, ['title']);
    editor.focus('title');
  };

  return (
    <Page
      title={words.heading}
      {...(!isWide && { subtitle: countOf(draft.questions.length, 'question') })}
      sticky
      actions={
        <BuilderHead
          draft={draft}
          editor={editor}
          canUndo={canUndo}
          canRedo={canRedo}
          // Nothing counts as unfinished before anything is typed.
          countsUnfinished={opened !== undefined || isDirty}
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
      />
      <div className="notices">
        <DraftNotices
          draft={stored}
          isRestored={isRestored && hasUnsaved}
          isBusy={isBusy}
          onStartOver={() => replaceBy(saved, 'You started over')}
          onTakeNewer={async () => {
            const newer = await stored.takeNewer();
            if (newer) replaceBy(restoredDraft(newer), 'The other tab’s version was loaded');
          }}
        />
        {versions.isNewer && !isSaved && (
          <NewerVersion
            noun="survey"
            isStopped={phase === 'stopped'}
            isBusy={isBusy}
            onTake={takeNewer}
            onKeep={keepMine}
          />
        )}
      </div>
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
            key={replaced}
            value={draft.title}
            showMessage={wasSubmitted}
            editor={editor}
            autoFocus={!opened && !isAnother}
          />
        </div>
        <QuestionList questions={draft.questions} showMessages={wasSubmitted} editor={editor} />
        <AddQuestions pasted={pasted} editor={editor} beginsOpen={beginsWithText && !isRestored} />
      </form>
      {!isWide && <DraftSaved isStored={isStored} />}
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
      {asksToReplace && isSettled && restored && (
        <ReplaceDialog
          begun={draft}
          editedAt={restored.editedAt}
          onAnswer={(isReplaced) => {
            setAsksToReplace(false);
            if (isReplaced) {
              replaceBy(
                draftOf(beginWith ?? newDraft),
                'The survey that you began was replaced',
                lacksLogo ? 'The logo was not copied. Add it with Add Logo.' : undefined,
              );
            }
          }}
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
export function SurveyBuilder(props: SurveyBuilderProps) {
  const stored = useDraft(props.owner, storedDraftSchema);
  if (stored.restored === undefined) return <Loading />;
  return (
    <DragOrder>
      <Builder {...props} stored={stored} />
    </DragOrder>
  );
}
