import { Plus } from '@blueprintjs/icons';
import { memo, useMemo, useRef, useState } from 'react';
import { type Decisions, noDecisions } from '#questionnaire/decisions.ts';
import { Button } from '#ui/Button.tsx';
import { DraftNotices } from '#ui/form/DraftNotices.tsx';
import type { PersistentText } from '#ui/form/usePersistentText.ts';
import { lazyComponent } from '#ui/lazyComponent.tsx';
import { Dialog } from '#ui/lazyDialogs.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { edits, firstAddedNumber } from '../draft/draftSlice.ts';
import { readDecisions, storedDecisions } from './storedDecisions.ts';
import type { DraftEditor } from './useEditor.ts';

/** Loaded later: the code has the words of questionnaires in many languages. */
const TextForm = lazyComponent(async () => (await import('./TextForm.tsx')).TextForm, <Loading />);

interface AddQuestionsProps {
  /** Pasted text that was not added yet. */
  pasted: PersistentText;
  editor: DraftEditor;
  /** Replaces an untouched new survey by the sample. */
  onStartFromSample?: () => void;
  /** Whether the dialog for text opens at the start. */
  defaultOpen: boolean;
}

/** The buttons below the questions. Pasted text stays until it was added (BUILDER-43). */
export const AddQuestions = memo(function AddQuestions({
  pasted,
  editor,
  onStartFromSample,
  defaultOpen,
}: AddQuestionsProps) {
  const [isOpen, setOpen] = useState(defaultOpen);
  const { text, notes, notices, change, textArea } = pasted;
  /** Decisions of this visit; before, those stored with the text. */
  const [newDecisions, setChanged] = useState<Decisions | null>(null);
  const storedNotes = useMemo(() => readDecisions(notes), [notes]);
  /** Gets the focus back, unless questions were added: then the first of them gets it. */
  const opener = useRef<HTMLButtonElement>(null);
  const wasAdded = useRef(false);
  const close = () => setOpen(false);
  return (
    <div className="row">
      <Button
        icon={<Plus />}
        text="Next Question"
        title="Next Question (Ctrl + Enter)"
        size="large"
        data-focus="add-question"
        onClick={() => editor.editAndFocusNew((newKey) => edits.addQuestion({ key: newKey }))}
      />
      <Button
        ref={opener}
        text="Add questions from text"
        size="large"
        variant="minimal"
        onPointerEnter={() => void TextForm.prefetch()}
        onFocus={() => void TextForm.prefetch()}
        onClick={() => {
          wasAdded.current = false;
          setOpen(true);
        }}
      />
      {onStartFromSample && (
        <Button
          text="Start from a sample"
          size="large"
          variant="minimal"
          onClick={onStartFromSample}
        />
      )}
      {text.trim() !== '' && <span className="muted">Pasted text not added yet</span>}
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Add questions from text"
        className="from-text-dialog"
        shouldReturnFocusOnClose={false}
        onClosed={() => {
          if (!wasAdded.current) opener.current?.focus();
        }}
      >
        <DraftNotices {...notices} />
        <TextForm
          text={text}
          textArea={textArea}
          decisions={newDecisions ?? storedNotes}
          onChange={(next, decisions) => {
            setChanged(decisions);
            change(next, storedDecisions(decisions));
          }}
          firstNumber={firstAddedNumber(editor.current())}
          onCancel={close}
          onAdd={(questions) => {
            // A double click adds once.
            if (wasAdded.current) return;
            wasAdded.current = true;
            editor.editAndFocusNew((newKey) => edits.addQuestions({ questions, key: newKey }));
            change('');
            setChanged(noDecisions);
            close();
          }}
        />
      </Dialog>
    </div>
  );
});
