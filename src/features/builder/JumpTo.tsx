import { memo, useDeferredValue } from 'react';
import type { DraftQuestion } from './draft.ts';

interface JumpToProps {
  questions: DraftQuestion[];
  onJump: (question: string) => void;
}

/** How many questions there are, and a way to each. Follows what is typed when there is time for it. */
export function JumpTo({ questions, onJump }: JumpToProps) {
  return <JumpList questions={useDeferredValue(questions)} onJump={onJump} />;
}

const JumpList = memo(function JumpList({ questions, onJump }: JumpToProps) {
  const count = questions.length === 1 ? '1 question' : `${questions.length} questions`;
  return (
    <div className="jump-to">
      <span className="muted">{count}</span>
      <select
        className="select"
        aria-label="Jump to question"
        value=""
        onChange={({ target }) => onJump(target.value)}
      >
        <option value="" disabled>
          Jump to…
        </option>
        {questions.map(({ key, text }, index) => (
          <option key={key} value={key}>
            {`Q${index + 1}: ${text.slice(0, 60) || 'no text yet'}`}
          </option>
        ))}
      </select>
    </div>
  );
});
