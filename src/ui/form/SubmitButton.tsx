import { Button } from '../Button.tsx';
import { useSubmitState } from './useSubmitState.ts';

interface SubmitButtonProps {
  label: string;
  /** The button's text while the request runs. */
  busyLabel: string;
}

/** The submit button of its form. */
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
