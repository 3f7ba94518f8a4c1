import { Plus } from '@blueprintjs/icons';
import { memo, useEffect, useState } from 'react';
import { formatCount } from '#domain/format/figures.ts';
import { optionMessage, optionsMessage } from '#domain/survey/surveyForm.ts';
import { Button } from '#ui/Button.tsx';
import type { DraftQuestion } from '../draft/draft.ts';
import { edits } from '../draft/draftSlice.ts';
import { OptionRow } from './OptionRow.tsx';
import type { DraftEditor } from './useEditor.ts';

export interface OptionsProps {
  question: DraftQuestion;
  /** Whether untouched fields show their message too. */
  showMessages: boolean;
  editor: DraftEditor;
}

interface AddOptionProps {
  /** The key of the question that gets an option. */
  question: string;
  /** The id of the message about the options, if any. */
  describedBy: string | undefined;
  editor: DraftEditor;
}

/** The button below the options. Typing in the question does not render it. */
const AddOption = memo(function AddChoice({ question, describedBy, editor }: AddOptionProps) {
  return (
    <Button
      className="add-option"
      variant="minimal"
      icon={<Plus />}
      data-focus={`add-${question}`}
      aria-describedby={describedBy}
      text="Add answer choice"
      onClick={() => editor.editAndFocusNew((newKey) => edits.addOption({ question, key: newKey }))}
    />
  );
});

/** How many options are rendered at once: rendering many thousands blocks the page (FAULT-11). */
const AT_ONCE = 200;

/** A question's options (BUILDER-10, BUILDER-12, BUILDER-17); of very many a part at a time. */
export const Options = memo(function Options({ question, showMessages, editor }: OptionsProps) {
  const { key, type, options } = question;
  const [windowStart, setWanted] = useState(0);
  const { subscribeToReveal } = editor;
  const message = showMessages ? optionsMessage(question) : undefined;
  const messageId = message && `${key}-missing`;
  const lastStart = Math.floor(Math.max(0, options.length - 1) / AT_ONCE) * AT_ONCE;
  const start = Math.min(windowStart, lastStart);
  const end = Math.min(start + AT_ONCE, options.length);

  useEffect(
    () =>
      subscribeToReveal(({ name }) => {
        // The option's menu is named after its key.
        const optionName = name.replace(/-actions$/, '');
        const index = options.findIndex((option) => option.key === optionName);
        if (index !== -1) setWanted(Math.floor(index / AT_ONCE) * AT_ONCE);
      }),
    [subscribeToReveal, options],
  );

  return (
    <>
      <ul className={`options options-${type}`}>
        {options.slice(start, end).map((option, position) => (
          <OptionRow
            key={option.key}
            option={option}
            question={key}
            index={start + position}
            lastIndex={options.length - 1}
            message={optionMessage(question, option)}
            showMessage={showMessages}
            editor={editor}
          />
        ))}
      </ul>
      {options.length > AT_ONCE && (
        <div className="row">
          <span className="muted">{`Choices ${formatCount(start + 1)} to ${formatCount(end)} of ${formatCount(options.length)}`}</span>
          <Button
            text="Previous choices"
            disabled={start === 0}
            onClick={() => setWanted(start - AT_ONCE)}
          />
          <Button
            text="Next choices"
            disabled={start === lastStart}
            onClick={() => setWanted(start + AT_ONCE)}
          />
        </div>
      )}
      <AddOption question={key} describedBy={messageId} editor={editor} />
      {message && (
        <span id={messageId} className="field-message">
          {message}
        </span>
      )}
    </>
  );
});
