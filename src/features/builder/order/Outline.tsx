import { DragHandleVertical } from '@blueprintjs/icons';
import { memo } from 'react';
import { shortened } from '#domain/field/visible.ts';
import { countOf } from '#domain/format/figures.ts';
import { typeFacts } from '#domain/survey/question.ts';
import { CutList } from '#ui/CutList.tsx';
import { PersonText } from '#ui/PersonText.tsx';
import type { DraftQuestion } from '../draft/draft.ts';
import { isUnfinished } from '../draft/problems.ts';
import { useDebounced } from '../editing/useDebounced.ts';
import { DragHandle, Position } from './Position.tsx';

interface OutlineProps {
  questions: DraftQuestion[];
  onJump: (question: string) => void;
}

interface OutlineRowProps {
  question: DraftQuestion;
  index: number;
  onJump: (question: string) => void;
}

const OutlineRow = memo(function OutlineRow({ question, index, onJump }: OutlineRowProps) {
  const { key, text } = question;
  const number = `Q${index + 1}`;
  const name = shortened(text.trim() ? `${number}: ${text}` : number);
  const position = { list: 'outline', key, index, name };
  return (
    <Position as="li" position={position} className="outline-row">
      <DragHandle position={position} icon={<DragHandleVertical />} />
      <button
        type="button"
        className="plain outline-jump"
        title={shortened(text)}
        onClick={() => onJump(key)}
      >
        <span className="outline-text">
          <strong>{number}</strong> <PersonText text={text || 'no text yet'} />
        </span>
        <span className="muted">
          {typeFacts(question).shortLabel}
          {isUnfinished(question) && ' · not finished'}
        </span>
      </button>
    </Position>
  );
});

/** All questions beside the editor of a wide window, to jump to and reorder (BUILDER-47). */
export function Outline({ questions, onJump }: OutlineProps) {
  const [listed, listNow] = useDebounced(questions);
  return (
    <nav className="outline" aria-label="Outline" onPointerEnter={listNow} onFocus={listNow}>
      <h2>{countOf(questions.length, 'question')}</h2>
      <CutList items={listed} what="questions">
        {(shown) => (
          <ol>
            {shown.map((question, index) => (
              <OutlineRow key={question.key} question={question} index={index} onJump={onJump} />
            ))}
          </ol>
        )}
      </CutList>
    </nav>
  );
}
