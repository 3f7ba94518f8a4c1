import { Field } from './Field.tsx';

interface InputFieldProps {
  label: string;
  value: string;
  /** The keyboard of a phone. */
  inputMode?: 'numeric';
  type?: 'text' | 'number' | 'datetime-local';
  onChange: (value: string) => void;
}

/** A text field, or a number as text. */
export function InputField({ label, value, inputMode, type = 'text', onChange }: InputFieldProps) {
  return (
    <Field label={label}>
      {(id) => (
        <input
          id={id}
          type={type}
          inputMode={inputMode}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
