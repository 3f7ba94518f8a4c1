import { FormGroup, HTMLSelect } from '@blueprintjs/core';
import { useId } from 'react';

interface ChoiceSelectProps<Value extends string> {
  /** The choice's subject: "Status". */
  label: string;
  choices: { value: Value; text: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The text of a value that is none of the choices. */
  none?: string;
  /** Called when the focus or the pointer reaches the field. */
  onApproach?: () => void;
}

/** The choice of one value. In a toolbar its label is hidden. */
export function ChoiceSelect<Value extends string>({
  label,
  choices,
  value,
  onChange,
  none = label,
  onApproach,
}: ChoiceSelectProps<Value>) {
  const id = useId();
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <FormGroup className="choice" label={label} labelFor={id}>
      <HTMLSelect
        id={id}
        fill
        iconProps={{ title: false }}
        value={value}
        onFocus={onApproach}
        onPointerEnter={onApproach}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {!isKnown && <option value={value}>{none}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </HTMLSelect>
    </FormGroup>
  );
}
