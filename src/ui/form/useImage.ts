import { useEffect, useMemo, useRef } from 'react';
import { imageProblem, unreadablePicture } from '#domain/field/images.ts';
import { useIsMounted } from '#ui/hooks.ts';
import { useDismissFailure, useToast } from '#ui/toast/useToast.ts';

/** Whether this browser can show a picture. A phone's HEIC or a broken file would be published. */
async function isShowable(file: File): Promise<boolean> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Accepts a chosen file if it is an image (IMAGE-1), otherwise shows why not. */
export function useImageCheck(take: (file: File) => void) {
  const showToast = useToast();
  const dismissFailure = useDismissFailure();
  const latest = useRef<File>(undefined);
  const isShown = useIsMounted();
  return async (chosen: File) => {
    latest.current = chosen;
    const problem = imageProblem(chosen) ?? ((await isShowable(chosen)) ? null : unreadablePicture);
    if (!isShown.current || latest.current !== chosen) return;
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
