import { DragHandleVertical } from '@blueprintjs/icons';
import { memo } from 'react';
import { shortened } from '#domain/field/displayText.ts';
import { pluralize } from '#domain/format/figures.ts';
import { typeFacts } from '#domain/survey/question.ts';
import { TruncatedList } from '#ui/TruncatedList.tsx';
import { UserText } from '#ui/UserText.tsx';
import type { DraftQuestion } from '../draft/draft.ts';
import { isUnfinished } from '../draft/questionProblems.ts';
import { DragHandle, SortableItem } from './SortableItem.tsx';
import { useDebounced } from './useDebounced.ts';

interface OutlineProps {
  questions: DraftQuestion[];
  /** The key of the question focused last. */
  currentQuestion: string | undefined;
  onJump: (question: string) => void;
}

interface OutlineRowProps {
  question: DraftQuestion;
  index: number;
  isCurrent: boolean;
  onJump: (question: string) => void;
}

const OutlineRow = memo(function OutlineRow({
  question,
  index,
  isCurrent,
  onJump,
}: OutlineRowProps) {
  const { key, text } = question;
  const number = `Q${index + 1}`;
  const name = shortened(text.trim() ? `${number}: ${text}` : number);
  const position = { list: 'outline', key, index, name };
  return (
    <SortableItem
      as="li"
      position={position}
      className={isCurrent ? 'outline-row outline-current' : 'outline-row'}
    >
      <button
        type="button"
        className="plain outline-jump"
        title={shortened(text)}
        aria-current={isCurrent || undefined}
        onClick={() => onJump(key)}
      >
        <strong>{number}</strong>
        <span className={text ? 'outline-text' : 'outline-text muted'}>
          <UserText text={text || 'Untitled question'} />
        </span>
        {isUnfinished(question) ? (
          <span className="outline-detail outline-unfinished">Not finished</span>
        ) : (
          <span className="outline-detail">
            {`${typeFacts(question).label}${question.required ? ', required' : ''}`}
          </span>
        )}
      </button>
      <DragHandle position={position} icon={<DragHandleVertical />} />
    </SortableItem>
  );
});

/** All questions beside the editor of a wide window, to jump to and reorder (BUILDER-47). */
export function Outline({ questions, currentQuestion, onJump }: OutlineProps) {
  const [listedQuestions, listNow] = useDebounced(questions);
  return (
    <nav className="outline" aria-label="Outline" onPointerEnter={listNow} onFocus={listNow}>
      <h2>{pluralize(questions.length, 'question')}</h2>
      <TruncatedList items={listedQuestions} itemName="questions">
        {(visibleQuestions) => (
          <ol>
            {visibleQuestions.map((question, index) => (
              <OutlineRow
                key={question.key}
                question={question}
                index={index}
                isCurrent={question.key === currentQuestion}
                onJump={onJump}
              />
            ))}
          </ol>
        )}
      </TruncatedList>
    </nav>
  );
}
