import { DialogBody, DialogFooter, TextArea } from '@blueprintjs/core';
import {
  type ClipboardEvent,
  type RefObject,
  useDeferredValue,
  useId,
  useMemo,
  useState,
} from 'react';
import { pastedTextProblem } from '#domain/field/pastedTextProblem.ts';
import { pluralize } from '#domain/format/figures.ts';
import { type Decisions, decide, moveDecisions, noDecisions } from '#questionnaire/decisions.ts';
import { listText } from '#questionnaire/listText.ts';
import { otherTool } from '#questionnaire/otherTool.ts';
import { readQuestionnaire, type TextQuestion } from '#questionnaire/questionsIn.ts';
import { spreadsheetText } from '#questionnaire/spreadsheetText.ts';
import { Button } from '#ui/Button.tsx';
import { ReadQuestions } from './ReadQuestions.tsx';

interface TextFormProps {
  text: string;
  textArea: RefObject<HTMLTextAreaElement | null>;
  decisions: Decisions;
  onChange: (text: string, decisions: Decisions) => void;
  onAdd: (questions: TextQuestion[]) => void;
  /** The number that the first question gets in the survey. */
  firstNumber: number;
  onCancel: () => void;
}

/** Edits the text and shows its questions. The person's decisions survive edits (BUILDER-43). */
export function TextForm(props: TextFormProps) {
  const { text, textArea, decisions, onChange, onAdd, firstNumber, onCancel } = props;
  const id = useId();
  /** On a small screen a pasted text makes room for its questions. */
  const [isFolded, setFolded] = useState(false);
  const problem = pastedTextProblem(text);
  // A long text is read after the letter is shown.
  const deferredInput = useDeferredValue(useMemo(() => ({ text, decisions }), [text, decisions]));
  const { lines, questions: byLine } = useMemo(
    () =>
      readQuestionnaire(
        pastedTextProblem(deferredInput.text) ? '' : deferredInput.text,
        deferredInput.decisions,
      ),
    [deferredInput],
  );

  const edit = (newText: string) => {
    const isRead = !problem && !pastedTextProblem(newText);
    onChange(newText, isRead ? moveDecisions(decisions, text, newText) : noDecisions);
  };

  const addAll = () => onAdd([...readQuestionnaire(text, decisions).questions.values()]);
  const pasteLists = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    setFolded(true);
    const { clipboardData } = event;
    const pasted =
      spreadsheetText(clipboardData.getData('text/plain')) ??
      listText(clipboardData.getData('text/html'));
    if (pasted === null) return;
    event.preventDefault();
    // Unlike a new value, it can be undone.
    document.execCommand('insertText', false, pasted);
  };

  return (
    <>
      <DialogBody>
        <div className="from-text-sides">
          <div>
            <label htmlFor={id}>
              Paste your questions and choices. Lists and tables from Word or Docs work too.
            </label>
            <TextArea
              id={id}
              inputRef={textArea}
              rows={14}
              fill
              className={isFolded ? 'folded' : ''}
              value={text}
              onChange={({ target }) => edit(target.value)}
              onPaste={pasteLists}
              onPointerDown={() => setFolded(false)}
              onKeyDown={({ key, ctrlKey, metaKey }) => {
                if (key === 'Enter' && (ctrlKey || metaKey) && byLine.size > 0) addAll();
              }}
              autoFocus
            />
            <span role="alert" className="field-message">
              {problem}
            </span>
            <p className="muted" role="status">
              {problem ? null : otherTool(deferredInput.text)}
            </p>
          </div>
          {lines.length > 0 && (
            <ReadQuestions
              lines={lines}
              questions={byLine}
              firstNumber={firstNumber}
              onDecide={(numbers, decision) => onChange(text, decide(decisions, numbers, decision))}
              onReset={decisions.byLine.size > 0 ? () => onChange(text, noDecisions) : undefined}
            />
          )}
        </div>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Cancel" onClick={onCancel} />
            <Button
              intent="primary"
              disabled={byLine.size === 0}
              text={`Add ${pluralize(byLine.size, 'question')}`}
              onClick={addAll}
            />
          </>
        }
      />
    </>
  );
}
