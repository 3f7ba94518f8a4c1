import { Checkbox, InputGroup, Radio, TextArea } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { type AnswerKind, answerKind, type Option } from '#domain/survey/question.ts';
import { TruncatedList } from '../TruncatedList.tsx';
import { UserText } from '../UserText.tsx';

export interface PreviewAnswer {
  /** The indexes of the chosen options; "others" for the free one. */
  selectedChoices: (number | 'others')[];
  text: string;
  /** What stands behind "Others: ". */
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

/** The active choices, and "Others: " if the survey allows it. */
function Choices({
  question: { hasOthers, options },
  answer,
  onAnswer,
  mark,
}: PreviewQuestionProps & { mark: 'radio' | 'checkbox' }) {
  const { selectedChoices, others } = answer;
  const toggle = (choice: number | 'others') => {
    const without = selectedChoices.filter((selectedChoice) => selectedChoice !== choice);
    if (mark === 'radio') return onAnswer({ ...answer, selectedChoices: [choice] });
    onAnswer({
      ...answer,
      selectedChoices:
        without.length < selectedChoices.length ? without : [...selectedChoices, choice],
    });
  };
  const Choice = mark === 'radio' ? Radio : Checkbox;
  const buildClassName = (choice: number | 'others') =>
    selectedChoices.includes(choice) ? 'preview-choice preview-choice-chosen' : 'preview-choice';
  const choiceProps = (choice: number | 'others') => ({
    name: 'preview-choice',
    checked: selectedChoices.includes(choice),
    onChange: () => toggle(choice),
  });

  return (
    <fieldset className="stack-close" aria-labelledby="preview-question">
      <TruncatedList items={options} itemName="choices">
        {(visibleQuestions) =>
          visibleQuestions.map(
            (option, index) =>
              option.isActive && (
                <Choice
                  // biome-ignore lint/suspicious/noArrayIndexKey: the answer refers to an option by its index
                  key={index}
                  className={buildClassName(index)}
                  {...choiceProps(index)}
                  labelElement={<UserText text={option.text} />}
                />
              ),
          )
        }
      </TruncatedList>
      {hasOthers && (
        <div className={buildClassName('others')}>
          <Choice {...choiceProps('others')} label="Others: " />
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

/** The control for each kind of answer. A text question may have an "Others: " choice, too. */
const controls: Record<AnswerKind, (props: PreviewQuestionProps) => ReactNode> = {
  text: ({ question, ...props }) => (
    <>
      <TextAnswer {...props} />
      {question.hasOthers && (
        <Choices {...props} question={{ ...question, options: [] }} mark="checkbox" />
      )}
    </>
  ),
  'one choice': (props) => <Choices {...props} mark="radio" />,
  'several choices': (props) => <Choices {...props} mark="checkbox" />,
};

/** Renders the control in which a person answers a question. */
export const PreviewQuestion = (props: PreviewQuestionProps) =>
  controls[answerKind(props.question)](props);
