import { useRef } from 'react';
import { useFormState } from 'react-final-form';
import { useFocusOfDisabled } from '../useFocusOfDisabled.ts';

interface SubmitButtonProps {
  label: string;
  /** What the button reads while the request runs. */
  busyLabel: string;
}

/**
 * Submits the form around it. Disabled while its request runs, and after it was done until something
 * changes, so that a double click sends once.
 */
export function SubmitButton({ label, busyLabel }: SubmitButtonProps) {
  const { submitting, submitSucceeded, pristine } = useFormState({
    subscription: { submitting: true, submitSucceeded: true, pristine: true },
  });
  const isDone = submitSucceeded && pristine;
  const isDisabled = Boolean(submitting || isDone);
  const button = useRef<HTMLButtonElement>(null);
  useFocusOfDisabled(button, isDisabled);
  return (
    <button
      ref={button}
      type="submit"
      className="bp6-button bp6-intent-primary bp6-large bp6-fill"
      disabled={isDisabled}
    >
      {submitting ? busyLabel : label}
    </button>
  );
}
