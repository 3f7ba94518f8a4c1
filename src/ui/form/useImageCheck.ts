import { imageProblem } from '#domain/field/imageProblem.ts';
import { useDismissFailure, useToast } from '../toast/useToast.ts';

/** Takes a picture that was chosen when it may be one (IMAGE-1), else says why not. */
export function useImageCheck(take: (file: File) => void) {
  const showToast = useToast();
  const dismissFailure = useDismissFailure();
  return (chosen: File) => {
    const problem = imageProblem(chosen);
    if (problem) {
      showToast({ intent: 'failure', ...problem });
      return;
    }
    dismissFailure();
    take(chosen);
  };
}
