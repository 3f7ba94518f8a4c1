import { useFormState } from 'react-final-form';
import { Button } from '../Button.tsx';

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
  return (
    <Button
      type="submit"
      intent="primary"
      size="large"
      fill
      disabled={Boolean(submitting || isDone)}
      text={submitting ? busyLabel : label}
    />
  );
}
