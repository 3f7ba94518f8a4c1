import { Checkbox, InputGroup, Radio, TextArea } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { type AnswerKind, answerKind, type Option } from '#domain/survey/question.ts';
import { TruncatedList } from '../TruncatedList.tsx';
import { UserText } from '../UserText.tsx';

export interface PreviewAnswer {
  /** The indexes of the chosen options; "others" for the free one. */
  selectedOptions: (number | 'others')[];
  text: string;
  /** The text after "Others: ". */
  others: string;
}

interface PreviewQuestionProps {
  question: { type: string; hasOthers: boolean; options: Option[] };
  answer: PreviewAnswer;
  onAnswer: (answer: PreviewAnswer) => void;
}

function TextAnswer({ answer, onAnswer }: Omit<PreviewQuestionProps, 'question'>) {
  return (
    <TextArea
      fill
      rows={4}
      aria-labelledby="preview-question"
      value={answer.text}
      onChange={({ target }) => onAnswer({ ...answer, text: target.value })}
    />
  );
}

/** The active options, and "Others: " if the survey allows it. */
function PreviewOptions({
  question: { hasOthers, options },
  answer,
  onAnswer,
  mark,
}: PreviewQuestionProps & { mark: 'radio' | 'checkbox' }) {
  const { selectedOptions, others } = answer;
  const toggle = (option: number | 'others') => {
    const without = selectedOptions.filter((selectedOption) => selectedOption !== option);
    if (mark === 'radio') return onAnswer({ ...answer, selectedOptions: [option] });
    onAnswer({
      ...answer,
      selectedOptions:
        without.length < selectedOptions.length ? without : [...selectedOptions, option],
    });
  };
  const Option = mark === 'radio' ? Radio : Checkbox;
  const buildClassName = (option: number | 'others') =>
    selectedOptions.includes(option) ? 'preview-option preview-option-chosen' : 'preview-option';
  const optionProps = (option: number | 'others') => ({
    name: 'preview-option',
    checked: selectedOptions.includes(option),
    onChange: () => toggle(option),
  });

  return (
    <fieldset className="stack-close" aria-labelledby="preview-question">
      <TruncatedList items={options} itemName="choices">
        {(visibleQuestions) =>
          visibleQuestions.map(
            (option, index) =>
              option.isActive && (
                <Option
                  // biome-ignore lint/suspicious/noArrayIndexKey: the answer refers to an option by its index
                  key={index}
                  className={buildClassName(index)}
                  {...optionProps(index)}
                  labelElement={<UserText text={option.text} />}
                />
              ),
          )
        }
      </TruncatedList>
      {hasOthers && (
        <div className={buildClassName('others')}>
          <Option {...optionProps('others')} label="Others: " />
          <InputGroup
            dir="auto"
            aria-label="Others"
            value={others}
            onValueChange={(text) => onAnswer({ ...answer, others: text })}
          />
        </div>
      )}
    </fieldset>
  );
}

/** The control for each kind of answer. A text question may have an "Others: " option, too. */
const controls: Record<AnswerKind, (props: PreviewQuestionProps) => ReactNode> = {
  text: ({ question, ...props }) => (
    <>
      <TextAnswer {...props} />
      {question.hasOthers && (
        <PreviewOptions {...props} question={{ ...question, options: [] }} mark="checkbox" />
      )}
    </>
  ),
  'one option': (props) => <PreviewOptions {...props} mark="radio" />,
  'several options': (props) => <PreviewOptions {...props} mark="checkbox" />,
};

/** Renders the control in which a person answers a question. */
export const PreviewQuestion = (props: PreviewQuestionProps) =>
  controls[answerKind(props.question)](props);
