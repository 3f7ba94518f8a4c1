import { Dialog } from '@blueprintjs/core';
import { Suspense, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { lazyComponent } from '#ui/lazyComponent.tsx';
import { MOTION } from '#ui/motion.ts';
import { Loading } from '#ui/page/Loading.tsx';
import { useOverlay } from '#ui/useOverlay.ts';
import type { DraftEditor } from '../editing/useEditor.ts';
import { noDecisions } from './decisions.ts';

/** Its code has the words of questionnaires in many languages. */
const TextForm = lazyComponent(async () => (await import('./TextForm.tsx')).TextForm);

interface QuestionsFromTextProps {
  text: string;
  onChange: (text: string) => void;
  editor: DraftEditor;
  beginsOpen: boolean;
}

/** Turns pasted text into questions (BUILDER-43). The text stays until it was added. */
export function QuestionsFromText({ text, onChange, editor, beginsOpen }: QuestionsFromTextProps) {
  const [begins, setBegins] = useState(beginsOpen);
  const overlay = useOverlay();
  // Kept while the dialog is closed, like the text.
  const [decisions, setDecisions] = useState(noDecisions);
  /** Gets the focus back, unless questions were added: then the first of them gets it. */
  const opener = useRef<HTMLButtonElement>(null);
  const wasAdded = useRef(false);
  const close = () => {
    setBegins(false);
    overlay.close();
  };
  return (
    <>
      <Button
        ref={opener}
        text="Add questions from text"
        size="large"
        variant="minimal"
        onPointerEnter={() => void TextForm.prefetch()}
        onFocus={() => void TextForm.prefetch()}
        onClick={() => {
          wasAdded.current = false;
          overlay.open();
        }}
      />
      <Dialog
        transitionDuration={MOTION}
        isOpen={begins || overlay.isOpen}
        onClose={close}
        title="Add questions from text"
        className="from-text-dialog"
        shouldReturnFocusOnClose={false}
        onClosed={() => {
          if (!wasAdded.current) opener.current?.focus();
        }}
      >
        <Suspense fallback={<Loading />}>
          <TextForm
            text={text}
            onChange={onChange}
            decisions={decisions}
            onDecide={setDecisions}
            onCancel={close}
            onAdd={(questions) => {
              wasAdded.current = true;
              editor.editAndFocusNew({ type: 'addQuestions', questions });
              onChange('');
              setDecisions(noDecisions);
              close();
            }}
          />
        </Suspense>
      </Dialog>
    </>
  );
}
