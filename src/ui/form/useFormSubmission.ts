import { type ToastText, useToast } from '../toast/useToast.ts';
import { useDelayedNavigate } from './useDelayedNavigate.ts';

interface Submission {
  /** The call. It resolves with `null` if its result is obsolete: nothing is shown then. */
  request: PromiseLike<{ error?: unknown } | null>;
  failure: (error: unknown) => ToastText;
  /** The toast after a success, if any. */
  success?: ToastText;
  /** The redirect after a success: path, delay in milliseconds, and history state. */
  redirect?: { to: string; delay: number; state?: unknown };
}

/** The fields that the server refused, with its messages. */
export interface Refusal {
  refused: Record<string, string>;
}

/**
 * Awaits a form's call, shows its toast, and redirects after a success; resolves with whether it
 * succeeded, or with the refusal of a taken email (SEAM-13). Leaving the screen cancels the redirect (SEAM-9).
 */
export function useFormSubmission() {
  const { showToast } = useToast();
  const navigateLater = useDelayedNavigate();
  return async ({
    request,
    failure,
    success,
    redirect,
  }: Submission): Promise<boolean | Refusal> => {
    const outcome = await request;
    if (outcome === null) return false;
    if (outcome.error) {
      const failureToast = failure(outcome.error);
      showToast({ intent: 'failure', ...failureToast });
      const isTaken = (outcome.error as { status?: unknown }).status === 409;
      return isTaken && { refused: { email: failureToast.description } };
    }
    if (success) showToast({ intent: 'success', ...success });
    if (redirect) navigateLater(redirect.to, redirect.delay, redirect.state);
    return true;
  };
}
