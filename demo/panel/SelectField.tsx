import { Field } from './Field.tsx';

interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  /** The values with their labels. */
  options: Record<Value, string>;
  onChange: (value: Value) => void;
}

/** A select. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SelectFieldProps<Value>) {
  return (
    <Field label={label}>
      {(id) => (
        <select id={id} value={value} onChange={({ target }) => onChange(target.value as Value)}>
          {Object.entries<string>(options).map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
