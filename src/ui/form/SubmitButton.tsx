import { useFormState } from 'react-final-form';
import { Button } from '../Button.tsx';

/** Whether the form is sent, and its buttons disabled, also after a success until a change. */
export function useSubmitState(): { isSending: boolean; isDisabled: boolean } {
  const {
    submitting = false,
    submitSucceeded = false,
    pristine = true,
  } = useFormState({
    subscription: { submitting: true, submitSucceeded: true, pristine: true },
  });
  return { isSending: submitting, isDisabled: submitting || (submitSucceeded && pristine) };
}

interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  /** Whether it is as wide as its form. */
  fill?: boolean;
}

export function SubmitButton({ label, busyLabel, fill = true }: SubmitButtonProps) {
  const { isSending, isDisabled } = useSubmitState();
  return (
    <Button
      type="submit"
      intent="primary"
      size="large"
      fill={fill}
      disabled={isDisabled}
      text={isSending ? busyLabel : label}
    />
  );
}
