import { type ChangeEvent, useContext, useId, useState } from 'react';
import { useField } from 'react-final-form';
import { FIRST_FOCUS } from '../focus.ts';
import { TextArea, TextInput } from '../TextInput.tsx';
import { RequiredFields } from './RequiredFields.ts';

interface TextFieldProps {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password' | 'tel';
  autoComplete?: string;
  hint?: string;
  /** A longer text; the label counts its characters up to this number. */
  multilineTo?: number;
  /** Focused when the screen opens, because the other fields are filled already. */
  autoFocus?: boolean;
  onTyped?: (value: string) => void;
}

const asTyped = (value: string) => value;

/** A labelled text field with its message. */
export function TextField({
  name,
  label,
  type = 'text',
  autoComplete = 'off',
  hint: given,
  multilineTo,
  autoFocus = false,
  onTyped,
}: TextFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const { input, meta } = useField<string>(name, { parse: asTyped, format: asTyped });
  const hint = multilineTo ? `${[...input.value].length} of ${multilineTo} characters` : given;
  const message: string | undefined = meta.touched ? meta.error : undefined;
  const props = {
    ...input,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      input.onChange(event);
      onTyped?.(event.target.value);
    },
    id,
    autoComplete,
    'aria-invalid': message !== undefined,
    'aria-required': useContext(RequiredFields).has(name),
    'aria-describedby': [message && `${id}-help`, hint && `${id}-hint`].filter(Boolean).join(' '),
  };
  const isSecret = type === 'password';
  const intent = message ? ' bp6-intent-danger' : '';
  return (
    <div className={`bp6-form-group${intent}`}>
      <div className="row field-label">
        <label htmlFor={id}>{label}</label>
        {hint && (
          <span id={`${id}-hint`} className="muted">
            {hint}
          </span>
        )}
      </div>
      <div className="bp6-form-content">
        {multilineTo ? (
          <TextArea {...props} fill isWrong={message !== undefined} rows={5} />
        ) : (
          <TextInput
            {...props}
            isLarge
            fill
            isWrong={message !== undefined}
            className={isSecret ? 'may-be-hidden' : undefined}
            type={isShown ? 'text' : type}
            autoFocus={autoFocus}
            {...(autoFocus && { [FIRST_FOCUS]: true })}
          />
        )}
        {isSecret && (
          <button
            type="button"
            className="plain show-password"
            title={isShown ? 'Hide what is typed' : 'Show what is typed'}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        )}
        <div className="bp6-form-helper-text" id={`${id}-help`} aria-live="polite">
          {message}
        </div>
      </div>
    </div>
  );
}
