import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { isolated } from '#domain/field/visible.ts';
import type { DraftQuestion } from './draft/draft.ts';
import { useDebounced } from './editing/useDebounced.ts';

interface JumpToProps {
  questions: DraftQuestion[];
  onJump: (question: string) => void;
}

export function JumpTo({ questions, onJump }: JumpToProps) {
  const [listed, listNow] = useDebounced(questions);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes presses and focus of the list in it
    <div className="row jump-to" onPointerDown={listNow} onFocus={listNow}>
      <JumpList questions={listed} onJump={onJump} />
    </div>
  );
}

const JumpList = memo(function JumpList({ questions, onJump }: JumpToProps) {
  const [found, setFound] = useState('');
  const isTyping = useRef(false);

  // A jump moves the focus: while keys read the options it waits for Enter.
  const jump = () => {
    setFound('');
    onJump(found);
  };

  const noteKey = (event: KeyboardEvent) => {
    isTyping.current = event.key !== 'Enter' && event.key !== ' ';
    if (event.key !== 'Enter' || !found) return;
    event.preventDefault();
    jump();
  };

  return (
    <select
      className="select"
      aria-label="Jump to question"
      title="With the keyboard, Enter jumps"
      value={found}
      onPointerDown={() => {
        isTyping.current = false;
      }}
      onKeyDown={noteKey}
      onBlur={() => setFound('')}
      onChange={({ target }) => (isTyping.current ? setFound : onJump)(target.value)}
    >
      <option value="" disabled>
        Jump to…
      </option>
      {questions.map(({ key, text }, index) => (
        <option key={key} value={key}>
          {`Q${index + 1}: ${isolated(text.slice(0, 60)) || 'no text yet'}`}
        </option>
      ))}
    </select>
  );
});
