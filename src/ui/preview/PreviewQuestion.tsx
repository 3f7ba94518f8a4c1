import { shortened } from '#domain/field/visible.ts';
import { limits } from '#domain/limits.ts';
import { hasChoices, isMultiple, type Option } from '#domain/survey/question.ts';

import { LeftOut } from '../LeftOut.tsx';

export interface PreviewAnswer {
  /** The indexes of the chosen options; "others" for a choice of one's own. */
  chosen: (number | 'others')[];
  text: string;
}

interface PreviewQuestionProps {
  question: { type: string; hasOthers: boolean; options: Option[] };
  answer: PreviewAnswer;
  onAnswer: (answer: PreviewAnswer) => void;
}

/** The answer to one question: a text, or its active choices, with "Others: " where the survey allows it. */
export function PreviewQuestion({ question, answer, onAnswer }: PreviewQuestionProps) {
  const { hasOthers, options } = question;
  const { chosen, text } = answer;
  const setText = (next: string) => onAnswer({ ...answer, text: next });

  if (!hasChoices(question)) {
    return (
      <textarea
        className="bp6-input bp6-fill"
        rows={4}
        aria-labelledby="preview-question"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    );
  }

  const isSingle = !isMultiple(question);
  const toggle = (choice: number | 'others') => {
    const without = chosen.filter((other) => other !== choice);
    if (isSingle) return onAnswer({ ...answer, chosen: [choice] });
    onAnswer({ ...answer, chosen: without.length < chosen.length ? without : [...chosen, choice] });
  };
  const classOf = (choice: number | 'others') =>
    chosen.includes(choice) ? 'preview-choice preview-choice-chosen' : 'preview-choice';
  const choiceProps = (choice: number | 'others') => ({
    type: isSingle ? 'radio' : 'checkbox',
    name: 'preview-choice',
    checked: chosen.includes(choice),
    onChange: () => toggle(choice),
  });

  return (
    <fieldset className="preview-choices" aria-labelledby="preview-question">
      {options.slice(0, limits.shownRows).map(
        (option, place) =>
          option.isActive && (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option's place is what the answer refers to
            <label key={place} className={classOf(place)}>
              <input {...choiceProps(place)} />
              <bdi>{shortened(option.text)}</bdi>
            </label>
          ),
      )}
      <LeftOut count={options.length - limits.shownRows} what="choices" />
      {hasOthers && (
        <div className={classOf('others')}>
          <label>
            <input {...choiceProps('others')} />
            <span>Others: </span>
          </label>
          <input
            type="text"
            className="bp6-input"
            aria-label="Others"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
      )}
    </fieldset>
  );
}
