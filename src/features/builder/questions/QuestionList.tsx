import { useDndMonitor } from '@dnd-kit/core';
import { Loading } from '#ui/page/Loading.tsx';
import { type DraftQuestion, optionName } from '../draft/draft.ts';
import type { DraftEditor } from '../editing/useEditor.ts';
import { positionOf } from '../order/Position.tsx';
import { QuestionBlock } from './QuestionBlock.tsx';
import { useLongList } from './useLongList.ts';

/** Called after a drop with the list, the key of the item, and its new position, counted from 0. */
function useDropped(onMove: (list: string, key: string, to: number) => void): void {
  useDndMonitor({
    onDragEnd({ active, over }) {
      const from = positionOf(active.data);
      const to = positionOf(over?.data);
      if (from && to && from.index !== to.index) onMove(from.list, from.key, to.index);
    },
  });
}

interface QuestionListProps {
  questions: DraftQuestion[];
  showMessages: boolean;
  editor: DraftEditor;
}

/** The question blocks. */
export function QuestionList({ questions, showMessages, editor }: QuestionListProps) {
  useDropped((list, key, to) => {
    if (list !== 'questions' && list !== 'outline') {
      const { options = [] } = questions.find((question) => question.key === list) ?? {};
      const from = options.findIndex((option) => option.key === key);
      const option = options[from];
      if (!option) return;
      editor.edit({ type: 'moveOption', question: list, option: key, to });
      editor.announce(`${optionName(option, from)} is now choice ${to + 1} of ${options.length}`);
      return;
    }
    editor.edit({ type: 'moveQuestion', question: key, to });
    editor.announce(`The question is now question ${to + 1} of ${questions.length}`);
  });
  const LongList = useLongList(questions.length);
  if (LongList === 'waiting') return <Loading />;
  const block = (question: DraftQuestion, index: number) => (
    <QuestionBlock
      key={question.key}
      question={question}
      index={index}
      isLast={index === questions.length - 1}
      showMessages={showMessages}
      editor={editor}
    />
  );
  return LongList ? (
    <LongList questions={questions} onReveal={editor.onReveal} block={block} />
  ) : (
    questions.map(block)
  );
}
