import { FormGroup, InputGroup, TextArea } from '@blueprintjs/core';
import { useId } from 'react';
import { useField } from 'react-final-form';

interface TextFieldProps {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password' | 'tel';
  autoComplete?: string;
  hint?: string;
  optional?: boolean;
  multiline?: boolean;
}

const asTyped = (value: string) => value;

/** A labelled text field of the form around it, with its message when it is wrong. */
export function TextField({
  name,
  label,
  type = 'text',
  autoComplete = 'off',
  hint,
  optional,
  multiline,
}: TextFieldProps) {
  const id = useId();
  const { input, meta } = useField<string>(name, { parse: asTyped, format: asTyped });
  const message: string | undefined = meta.touched ? meta.error : undefined;
  const described = message ?? hint;
  const props = {
    ...input,
    id,
    autoComplete,
    fill: true,
    'aria-invalid': message !== undefined,
    'aria-describedby': described ? `${id}-help` : undefined,
    ...(message && { intent: 'danger' as const }),
  };
  return (
    <FormGroup
      label={label}
      labelFor={id}
      labelInfo={optional ? '(optional)' : undefined}
      helperText={described && <span id={`${id}-help`}>{described}</span>}
      {...(message && { intent: 'danger' as const })}
    >
      {multiline ? (
        <TextArea {...props} rows={5} autoResize={false} />
      ) : (
        <InputGroup {...props} type={type} size="large" />
      )}
    </FormGroup>
  );
}
