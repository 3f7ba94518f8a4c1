import { Field } from './Field.tsx';

interface InputFieldProps {
  label: string;
  value: string;
  /** Which keyboard a phone shows. */
  inputMode?: 'numeric';
  type?: 'text' | 'number' | 'datetime-local';
  onChange: (value: string) => void;
}

/** One line of text, or a number as it is typed. */
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
