import { Button } from '../Button.tsx';
import { useSubmitState } from './useSubmitState.ts';

interface SubmitButtonProps {
  label: string;
  /** What the button reads while the request runs. */
  busyLabel: string;
}

/** Submits the form around it. */
export function SubmitButton({ label, busyLabel }: SubmitButtonProps) {
  const { isSending, isDisabled } = useSubmitState();
  return (
    <Button
      type="submit"
      intent="primary"
      size="large"
      fill
      disabled={isDisabled}
      text={isSending ? busyLabel : label}
    />
  );
}
