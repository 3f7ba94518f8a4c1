import { Dialog } from '@blueprintjs/core';
import { type ClipboardEvent, useId, useMemo, useRef, useState } from 'react';
import { formatCount } from '#domain/format/figures.ts';
import { limits } from '#domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { MOTION } from '#ui/motion.ts';
import { OmittedCount } from '#ui/OmittedCount.tsx';
import { PersonText } from '#ui/PersonText.tsx';
import { TextArea } from '#ui/TextInput.tsx';
import type { DraftEditor } from '../editing/useEditor.ts';
import { listText } from './listText.ts';
import { questionsIn } from './questionsIn.ts';
import { type LineKind, lineKinds, type ReadLine, readLines } from './readLines.ts';

interface QuestionsFromTextProps {
  text: string;
  onChange: (text: string) => void;
  editor: DraftEditor;
  beginsOpen: boolean;
}

const kindTexts: Record<LineKind, string> = {
  question: 'Question',
  choice: 'Choice',
  heading: 'Heading, left out',
  ignore: 'Left out',
};

interface ReadTextProps {
  lines: ReadLine[];
  onChoose: (id: string, kind: LineKind) => void;
}

/** How each line is read, with a control to change it. */
function ReadText({ lines, onChoose }: ReadTextProps) {
  return (
    <ol className="read-lines" aria-label="How each line is read">
      {lines.slice(0, limits.shownRows).map(({ id, line, kind, text }) => (
        <li key={line} className={`read-line read-${kind}`}>
          <select
            className="select"
            aria-label={`Line ${line + 1} is`}
            value={kind}
            onChange={({ target }) => onChoose(id, target.value as LineKind)}
          >
            {lineKinds.map((one) => (
              <option key={one} value={one}>
                {kindTexts[one]}
              </option>
            ))}
          </select>
          <PersonText text={text} />
        </li>
      ))}
      <OmittedCount count={lines.length - limits.shownRows} what="lines" />
    </ol>
  );
}

const asRead: ReadonlyMap<string, LineKind> = new Map();

/**
 * Turns pasted text into questions, and shows how each line is read (BUILDER-43). The text stays
 * until it was added.
 */
export function QuestionsFromText({ text, onChange, editor, beginsOpen }: QuestionsFromTextProps) {
  const [isOpen, setOpen] = useState(beginsOpen);
  const [chosen, setChosen] = useState(asRead);
  /** Gets the focus back, unless questions were added: then the first of them gets it. */
  const opener = useRef<HTMLButtonElement>(null);
  const wasAdded = useRef(false);
  const id = useId();
  const lines = useMemo(() => readLines(text, chosen), [text, chosen]);
  const questions = useMemo(() => questionsIn(lines), [lines]);

  const pasteLists = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = listText(event.clipboardData.getData('text/html'));
    if (pasted === null) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    onChange(text.slice(0, selectionStart) + pasted + text.slice(selectionEnd));
  };

  const add = () => {
    wasAdded.current = true;
    editor.editAndFocusNew({ type: 'addQuestions', questions });
    onChange('');
    setChosen(asRead);
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
        transitionDuration={MOTION}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Add questions from text"
        className="from-text-dialog"
        shouldReturnFocusOnClose={false}
        onClosed={() => {
          if (!wasAdded.current) opener.current?.focus();
        }}
      >
        <div className="stack dialog-body">
          <div className="from-text-sides">
            <div>
              <label htmlFor={id}>
                Paste questions with their choices below, also from a word processor: numbers,
                letters, bullets and boxes are understood.
              </label>
              <TextArea
                id={id}
                rows={14}
                value={text}
                onChange={({ target }) => onChange(target.value)}
                onPaste={pasteLists}
                autoFocus
              />
            </div>
            {lines.length > 0 && (
              <ReadText
                lines={lines}
                onChoose={(line, kind) => setChosen(new Map(chosen).set(line, kind))}
              />
            )}
          </div>
          <div className="row row-end">
            <Button text="Cancel" onClick={() => setOpen(false)} />
            <Button
              intent="primary"
              disabled={questions.length === 0}
              text={
                questions.length === 1
                  ? 'Add 1 question'
                  : `Add ${formatCount(questions.length)} questions`
              }
              onClick={add}
            />
          </div>
        </div>
      </Dialog>
    </>
  );
}
