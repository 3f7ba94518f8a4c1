import { useFormState } from 'react-final-form';

/**
 * Whether the form is being sent, and whether its buttons are disabled: during the request, and
 * after a success until something changes, so that a double click sends once.
 */
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
