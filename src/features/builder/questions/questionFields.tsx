import { memo } from 'react';
import { type QuestionType, questionTypes } from '#domain/survey/question.ts';
import type { DraftQuestion } from '../draft/draft.ts';
import type { DraftEditor } from '../editing/useEditor.ts';

interface TypeSelectProps {
  /** The accessible name. */
  label: string;
  value: QuestionType;
  onChange: (type: QuestionType) => void;
}

/** Chooses the type of a question. */
export function TypeSelect({ label, value, onChange }: TypeSelectProps) {
  return (
    <label className="input-type">
      <span className="visually-hidden">{label}</span>
      <select
        className="select"
        title="Input Type (Alt + Shift + C)"
        value={value}
        onChange={({ target }) => onChange(target.value as QuestionType)}
      >
        {Object.entries(questionTypes).map(([name, type]) => (
          <option key={name} value={name}>
            {type.label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CheckboxFieldProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function CheckboxField({ label, checked, onChange }: CheckboxFieldProps) {
  return (
    <label className="row checkbox-field">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}

type Settings = Pick<DraftQuestion, 'type' | 'required' | 'hasOthers'>;

/**
 * A question's type and checkboxes. Their own component, so that typing in the question does not
 * render them.
 */
export const QuestionSettings = memo(function QuestionSettings({
  question,
  type,
  required,
  hasOthers,
  editor,
}: Settings & { question: string; editor: DraftEditor }) {
  const change = (settings: Partial<Settings>) =>
    editor.edit({ type: 'changeQuestion', question, change: settings });
  return (
    <>
      <TypeSelect label="Input Type" value={type} onChange={(chosen) => change({ type: chosen })} />
      <CheckboxField
        label="Required"
        checked={required}
        onChange={(checked) => change({ required: checked })}
      />
      <CheckboxField
        label={'Add "Other\'s" as option'}
        checked={hasOthers}
        onChange={(checked) => change({ hasOthers: checked })}
      />
    </>
  );
});
