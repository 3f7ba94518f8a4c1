import { useDndMonitor } from '@dnd-kit/core';
import { useEffect, useState } from 'react';
import { lazyComponent, usePrefetched } from '#ui/lazyComponent.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import type { DraftQuestion } from '../draft/draft.ts';
import { edits } from '../draft/draftSlice.ts';
import { QuestionBlock } from './QuestionBlock.tsx';
import { moveOption } from './questionActions.ts';
import { readPosition } from './SortableItem.tsx';
import type { DraftEditor } from './useEditor.ts';
import type { VirtualQuestionListProps } from './VirtualQuestionList.tsx';

/** Surveys up to this length render all questions; longer ones only those near the viewport. */
const MAX_AT_ONCE = 30;

/** Renders all questions: the fallback if the chunk of the virtual list fails to load. */
const AllQuestions = ({ questions, block }: VirtualQuestionListProps) => questions.map(block);

const VirtualQuestionList = lazyComponent<VirtualQuestionListProps>(
  () =>
    import('./VirtualQuestionList.tsx').then(
      (module) => module.VirtualQuestionList,
      () => AllQuestions,
    ),
  <Loading />,
);
const prefetched = [VirtualQuestionList];

interface QuestionListProps {
  questions: DraftQuestion[];
  showMessages: boolean;
  editor: DraftEditor;
}

/** The question blocks. */
export function QuestionList({ questions, showMessages, editor }: QuestionListProps) {
  useDndMonitor({
    onDragEnd({ active, over: dropTarget }) {
      const origin = readPosition(active.data);
      const toIndex = readPosition(dropTarget?.data)?.index;
      if (!origin || toIndex === undefined || origin.index === toIndex) return;
      const { list, key } = origin;
      if (list !== 'questions' && list !== 'outline') {
        moveOption(editor, list, key, toIndex);
        return;
      }
      editor.edit(edits.moveQuestion({ question: key, toIndex }));
      editor.announce(`The question is now question ${toIndex + 1} of ${questions.length}`);
    },
  });
  usePrefetched(prefetched);
  const count = questions.length;
  const isLong = count > MAX_AT_ONCE;
  useEffect(() => {
    if (isLong) void VirtualQuestionList.prefetch();
  }, [isLong]);
  // The lists are exchanged only when a question is added or removed, never while somebody types.
  const [list, setList] = useState({ count, isWindowed: isLong });
  if (list.count !== count) {
    setList({ count, isWindowed: isLong && (list.isWindowed || VirtualQuestionList.isLoaded()) });
  }
  const block = (question: DraftQuestion, index: number) => (
    <QuestionBlock
      key={question.key}
      question={question}
      index={index}
      isLast={index === count - 1}
      showMessages={showMessages}
      editor={editor}
    />
  );
  return (
    <>
      {/* Each question is described by it: "Q7, of 200". */}
      <span id="question-count" hidden>{`of ${count}`}</span>
      {list.isWindowed ? (
        <VirtualQuestionList
          questions={questions}
          subscribeToReveal={editor.subscribeToReveal}
          block={block}
        />
      ) : (
        questions.map(block)
      )}
    </>
  );
}
