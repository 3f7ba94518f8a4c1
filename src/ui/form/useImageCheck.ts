import { imageProblem } from '#domain/field/imageProblem.ts';
import { useDismissFailure, useToast } from '../toast/useToast.ts';

/** Accepts a chosen file if it is an image (IMAGE-1), otherwise shows why not. */
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
