import { type Toast, useToast } from '../toast/useToast.ts';
import { useDelayedNavigate } from './useDelayedNavigate.ts';

interface ToastText {
  title: string;
  description: string;
}

interface Submission {
  /** The call. It resolves with `null` where its outcome concerns nobody any more: nothing is shown then. */
  sent: PromiseLike<{ error?: unknown } | null>;
  /** The toast of a failure. */
  failure: (error: unknown) => ToastText;
  /** The toast of a success, where it has one. */
  success?: ToastText & Pick<Toast, 'action'>;
  /** Where a success leads, after so many milliseconds, and what the next screen is told. */
  redirect?: { to: string; delay: number; state?: object };
}

/**
 * Waits for what a form has sent, shows the toast of its outcome, and redirects after a success; resolves with whether it
 * was one. Leaving the screen cancels the redirect (SEAM-9).
 */
export function useSubmit() {
  const showToast = useToast();
  const goLater = useDelayedNavigate();
  return async ({ sent, failure, success, redirect }: Submission): Promise<boolean> => {
    const outcome = await sent;
    if (outcome === null) return false;
    if (outcome.error) {
      showToast({ intent: 'failure', ...failure(outcome.error) });
      return false;
    }
    if (success) showToast({ intent: 'success', ...success });
    if (redirect) goLater(redirect.to, redirect.delay, redirect.state);
    return true;
  };
}
