import { Dialog } from '@blueprintjs/core';
import { useId, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { TextArea } from '#ui/TextInput.tsx';
import type { DraftEditor } from '../editing/useEditor.ts';
import { questionsIn } from './questionsIn.ts';

interface QuestionsFromTextProps {
  text: string;
  onChange: (text: string) => void;
  editor: DraftEditor;
  beginsOpen: boolean;
}

/** Turns pasted paragraphs into questions with their lines as choices. What was pasted stays until it was added. */
export function QuestionsFromText({ text, onChange, editor, beginsOpen }: QuestionsFromTextProps) {
  const [isOpen, setOpen] = useState(beginsOpen);
  /** Gets the focus back afterwards, unless questions were added: then the first of them gets it. */
  const opener = useRef<HTMLButtonElement>(null);
  const wasAdded = useRef(false);
  const id = useId();
  const questions = questionsIn(text);

  const add = () => {
    wasAdded.current = true;
    editor.editAndFocusNew({ type: 'addQuestions', questions });
    onChange('');
    setOpen(false);
  };

  return (
    <>
      <Button
        ref={opener}
        text="Add questions from text"
        size="large"
        variant="minimal"
        onClick={() => {
          wasAdded.current = false;
          setOpen(true);
        }}
      />
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Add questions from text"
        shouldReturnFocusOnClose={false}
        onClosed={() => {
          if (!wasAdded.current) opener.current?.focus();
        }}
      >
        <div className="from-text">
          <label htmlFor={id}>
            A paragraph for each question: its first line is the question, the lines below are its
            choices.
          </label>
          <TextArea
            id={id}
            rows={10}
            value={text}
            onChange={({ target }) => onChange(target.value)}
            autoFocus
          />
          <div className="from-text-actions">
            <Button text="Cancel" onClick={() => setOpen(false)} />
            <Button
              intent="primary"
              disabled={questions.length === 0}
              text={questions.length === 1 ? 'Add 1 question' : `Add ${questions.length} questions`}
              onClick={add}
            />
          </div>
        </div>
      </Dialog>
    </>
  );
}
