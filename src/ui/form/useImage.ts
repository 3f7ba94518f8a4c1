import { useEffect, useMemo } from 'react';
import { imageProblem } from '#domain/field/images.ts';
import { useDismissFailure, useToast } from '#ui/toast/useToast.ts';

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

/** A local address that shows a chosen picture before it is sent; null without one. */
export function useImageUrl(file: File | null): string | null {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : null), [file]);

  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url);
    },
    [url],
  );
  return url;
}
