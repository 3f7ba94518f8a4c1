import './builder.css';
import { Button, Dialog } from '@blueprintjs/core';
import { Add, Redo, Undo } from '@blueprintjs/icons';
import { type FormEvent, useState } from 'react';
import { firstIssues } from '#domain/firstIssues.ts';
import { type SurveyForm, surveyFormSchema } from '#domain/surveyForm.ts';
import { Page } from '#ui/Page.tsx';
import { SurveyPreview } from '#ui/preview/SurveyPreview.tsx';
import { useImageFile } from '#ui/useImageFile.ts';
import type { Draft } from './draft.ts';
import { formOf } from './draft.ts';
import { LogoField } from './LogoField.tsx';
import { QuestionBlock } from './QuestionBlock.tsx';
import { TitleField } from './TitleField.tsx';
import { useEditor } from './useEditor.ts';

interface SurveyBuilderProps {
  heading: string;
  initial: Draft;
  savedLogo: string | null;
  submitLabel: string;
  /** What the submit button reads while the survey is sent. */
  busyLabel: string;
  /** Sends the survey; `logo` is the picture chosen now. Resolves with whether it was saved. */
  onSave: (form: SurveyForm, logo: File | null) => Promise<boolean>;
}

/** The question to focus for a broken rule at "questions.3.options.1.text", else the title. */
function wrongField(draft: Draft, path: string): string {
  const [, question, , option] = path.split('.');
  return draft.questions[Number(question)]?.options[Number(option)]?.key ?? 'title';
}

/** The form of a survey, new or saved (section 2). A failed save keeps everything and can be sent again. */
export function SurveyBuilder({
  heading,
  initial,
  savedLogo,
  submitLabel,
  busyLabel,
  onSave,
}: SurveyBuilderProps) {
  const { draft, canUndo, canRedo, editor, announcement, root, requestFocus } = useEditor(initial);
  const logo = useImageFile();
  const [state, setState] = useState<'editing' | 'sending' | 'saved'>('editing');
  const [wasSubmitted, setSubmitted] = useState(false);
  const [isPreviewing, setPreviewing] = useState(false);
  const isBusy = state !== 'editing';
  const [firstQuestion] = draft.questions;
  const canPreview = draft.title.trim() !== '' && Boolean(firstQuestion?.text.trim()) && !isBusy;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setSubmitted(true);
    const form = formOf(draft);
    const [wrongPath] = Object.keys(firstIssues(surveyFormSchema, form));
    if (wrongPath !== undefined) {
      requestFocus(wrongField(draft, wrongPath));
      return;
    }
    setState('sending');
    setState((await onSave(form, logo.file)) ? 'saved' : 'editing');
  };

  return (
    <Page
      title={heading}
      actions={
        <>
          <Button icon={<Undo />} aria-label="Undo" disabled={!canUndo} onClick={editor.undo} />
          <Button icon={<Redo />} aria-label="Redo" disabled={!canRedo} onClick={editor.redo} />
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
      <form id="survey-form" aria-label={heading} noValidate ref={root} onSubmit={submit}>
        <div className="card survey-head">
          <LogoField savedUrl={savedLogo} chosenUrl={logo.url} onChoose={logo.choose} />
          <TitleField title={draft.title} showMessage={wasSubmitted} editor={editor} />
        </div>
        {draft.questions.map((question, index) => (
          <QuestionBlock
            key={question.key}
            question={question}
            index={index}
            last={draft.questions.length - 1}
            showMessages={wasSubmitted}
            editor={editor}
          />
        ))}
        <Button
          icon={<Add />}
          text="Next Question"
          size="large"
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
        aria-label="Preview"
      >
        <SurveyPreview
          survey={{ ...formOf(draft), logo: logo.url ?? savedLogo }}
          onEdit={() => setPreviewing(false)}
          onClose={() => setPreviewing(false)}
        />
      </Dialog>
    </Page>
  );
}
