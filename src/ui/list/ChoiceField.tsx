import { FormGroup, HTMLSelect } from '@blueprintjs/core';
import { useEffect, useEffectEvent, useId } from 'react';
import type { ChoiceMenuProps } from './ChoiceMenu.tsx';

/** A `ChoiceMenu` as a labelled select, for a drawer. */
export function ChoiceField<Value extends string>({
  label,
  choices,
  value,
  onChange,
  none = label,
  onOpen,
}: ChoiceMenuProps<Value>) {
  const id = useId();
  const open = useEffectEvent(() => onOpen?.());
  useEffect(() => open(), []);
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <FormGroup label={label} labelFor={id}>
      <HTMLSelect
        id={id}
        fill
        iconProps={{ title: false }}
        value={value}
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
