import { type QuestionType, questionTypes } from '#domain/survey/question.ts';

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
