import { useEffect, useState } from 'react';
import { isBlankText } from '#domain/field/visible.ts';
import { formatCount } from '#domain/format/figures.ts';
import { Button } from '#ui/Button.tsx';
import { focusSuccessor } from '#ui/focus.ts';
import type { DraftOption, DraftQuestion } from '../draft/draft.ts';
import type { DraftEditor } from '../editing/useEditor.ts';
import { OptionRow } from './OptionRow.tsx';

interface OptionListProps {
  question: DraftQuestion;
  showMessages: boolean;
  editor: DraftEditor;
}

/** How many choices are rendered at once: many thousands would hang the page (FAULT-11). */
const AT_ONCE = 200;

export const isActive = (option: DraftOption) => option.isActive;

/** A question's choices; of very many, those around the focused one, with buttons to the others. */
export function OptionList({ question, showMessages, editor }: OptionListProps) {
  const { key, type, options, required } = question;
  const [wanted, setWanted] = useState(0);
  const { onReveal } = editor;
  const lastStart = Math.floor(Math.max(0, options.length - 1) / AT_ONCE) * AT_ONCE;
  const start = Math.min(wanted, lastStart);
  const end = Math.min(start + AT_ONCE, options.length);

  useEffect(
    () =>
      onReveal(({ name }) => {
        // The choice's buttons are named after its key.
        const sought = name.replace(/-(up|down)$/, '');
        const index = options.findIndex((option) => option.key === sought);
        if (index !== -1) setWanted(Math.floor(index / AT_ONCE) * AT_ONCE);
      }),
    [onReveal, options],
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
            last={options.length - 1}
            message={
              required && option.isActive && isBlankText(option.text)
                ? 'Answer choice is required'
                : undefined
            }
            neighbour={focusSuccessor(options, start + position, isActive)?.key}
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
    </>
  );
}
