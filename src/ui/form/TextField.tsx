import { Button, FormGroup, InputGroup, TextArea } from '@blueprintjs/core';
import { type ChangeEvent, useContext, useId, useState } from 'react';
import { useField } from 'react-final-form';
import { userText } from '#domain/field/displayText.ts';
import { FIRST_FOCUS } from '../focus.ts';
import { RequiredFields } from './RequiredFields.ts';

interface TextFieldProps {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password' | 'tel';
  autoComplete?: string;
  hint?: string;
  /** A longer text; its characters are counted up to this number. */
  multilineTo?: number;
  /** Focused when the screen opens, because the other fields are filled already. */
  autoFocus?: boolean;
  onTyped?: (value: string) => void;
}

const identity = (value: string) => value;

/** A labelled text field with its message. */
export function TextField({
  name,
  label,
  type = 'text',
  autoComplete = 'off',
  hint: hintProp,
  multilineTo,
  autoFocus = false,
  onTyped,
}: TextFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const { input, meta } = useField<string>(name, { parse: identity, format: identity });
  const hint = multilineTo ? `${[...input.value].length} of ${multilineTo} characters` : hintProp;
  const serverMessage: string | undefined =
    meta.submitError && !meta.dirtySinceLastSubmit ? userText(meta.submitError) : undefined;
  const message: string | undefined = meta.touched ? (meta.error ?? serverMessage) : undefined;
  const intent = message ? 'danger' : 'none';
  const props = {
    ...input,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      input.onChange(event);
      onTyped?.(event.target.value);
    },
    id,
    intent,
    autoComplete,
    // Read-only while the form is sent, because later text is not sent. Unlike a disabled field it keeps the focus.
    readOnly: meta.submitting === true,
    fill: true,
    'aria-invalid': message !== undefined,
    'aria-required': useContext(RequiredFields).has(name),
    'aria-describedby': [message && `${id}-help`, hint && `${id}-hint`].filter(Boolean).join(' '),
  } as const;
  return (
    <FormGroup
      label={label}
      labelFor={id}
      subLabel={hint && <span id={`${id}-hint`}>{hint}</span>}
      intent={intent}
      helperText={
        // A live region is announced only if it was in the page before its text.
        <span id={`${id}-help`} aria-live="polite">
          {message}
        </span>
      }
    >
      {multilineTo ? (
        <TextArea {...props} rows={5} />
      ) : (
        <InputGroup
          {...props}
          dir="auto"
          size="large"
          type={isShown ? 'text' : type}
          autoFocus={autoFocus}
          {...(autoFocus && { [FIRST_FOCUS]: true })}
          {...(type === 'password' && {
            rightElement: (
              <Button
                variant="minimal"
                text={isShown ? 'Hide' : 'Show'}
                title={isShown ? 'Hide what is typed' : 'Show what is typed'}
                onClick={() => setShown(!isShown)}
              />
            ),
          })}
        />
      )}
    </FormGroup>
  );
}
