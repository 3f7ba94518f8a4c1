import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type DraftQuestion, optionName } from './draft.ts';
import { QuestionBlock } from './QuestionBlock.tsx';
import { useDropped } from './useDropped.ts';
import type { DraftEditor } from './useEditor.ts';

interface QuestionListProps {
  questions: DraftQuestion[];
  showMessages: boolean;
  editor: DraftEditor;
  /** Set to what brings a question that is out of sight into view. */
  reveal: RefObject<(question: string) => void>;
}

/** Up to this many questions are all rendered; in longer surveys only those near the viewport are. */
const MAX_AT_ONCE = 30;
const BLOCK_HEIGHT = 470;
const GAP = 16;

/** The next question, or the one before the last. */
const neighbourOf = (questions: DraftQuestion[], index: number) =>
  questions[index + 1]?.key ?? questions[index - 1]?.key;

function WholeList({ questions, showMessages, editor }: QuestionListProps) {
  return questions.map((question, index) => (
    <QuestionBlock
      key={question.key}
      question={question}
      index={index}
      isLast={index === questions.length - 1}
      showMessages={showMessages}
      editor={editor}
      neighbour={neighbourOf(questions, index)}
      next={questions[index + 1]?.key}
    />
  ));
}

function LongList({ questions, showMessages, editor, reveal }: QuestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  /** The question being edited stays mounted however far it is scrolled away, because typing goes into it. */
  const [worked, setWorked] = useState<string | null>(null);
  const workedIndex = questions.findIndex(({ key }) => key === worked);
  const follow = ({ target }: FocusEvent) => {
    const index = target.closest<HTMLElement>('[data-index]')?.dataset.index;
    setWorked(questions[Number(index)]?.key ?? null);
  };
  const jumped = useRef(false);
  const virtualizer: Virtualizer<Window, Element> = useWindowVirtualizer({
    count: questions.length,
    estimateSize: () => BLOCK_HEIGHT,
    getItemKey: (index) => questions[index]?.key ?? index,
    gap: GAP,
    rangeExtractor: (range) => {
      // A jump mounts what is seen. What the Tab key goes to from there is mounted once it stands still.
      const overscan = jumped.current && virtualizer.isScrolling ? 0 : 1;
      const near = defaultRangeExtractor({ ...range, overscan });
      const isNear = workedIndex === -1 || near.includes(workedIndex);
      return isNear ? near : [...near, workedIndex].toSorted((one, other) => one - other);
    },
    scrollMargin: list.current?.offsetTop ?? 0,
  });

  useEffect(() => {
    reveal.current = (key) => {
      const index = questions.findIndex((question) => question.key === key);
      if (index === -1) return;
      // What is mounted may need no scrolling, and then nothing would end the jump.
      jumped.current = !virtualizer.getVirtualItems().some((item) => item.index === index);
      virtualizer.scrollToIndex(index, { align: 'center' });
    };
  }, [reveal, questions, virtualizer]);

  const { isScrolling } = virtualizer;
  useEffect(() => {
    if (!isScrolling) jumped.current = false;
  }, [isScrolling]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the focus is inside it
    <div
      ref={list}
      style={{ height: virtualizer.getTotalSize(), position: 'relative' }}
      onFocus={follow}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const question = questions[index];
        return (
          question && (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className="question-place"
              style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
            >
              <QuestionBlock
                question={question}
                index={index}
                isLast={index === questions.length - 1}
                showMessages={showMessages}
                editor={editor}
                neighbour={neighbourOf(questions, index)}
                next={questions[index + 1]?.key}
              />
            </div>
          )
        );
      })}
    </div>
  );
}

/** The question blocks, each editable where it stands. */
export function QuestionList(props: QuestionListProps) {
  const { questions, editor } = props;
  useDropped((list, key, to) => {
    if (list !== 'questions') {
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
  return questions.length > MAX_AT_ONCE ? <LongList {...props} /> : <WholeList {...props} />;
}
