import { useEffect, useMemo } from 'react';
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

let looking: Promise<File | null> | undefined;

/**
 * The picture that was chosen just now: the file once it is accepted, null if it is refused. A
 * submission waits for it. Undefined if none is looked at.
 */
export const pictureBeingChecked = () => looking;

/** Accepts a chosen file if it is an image (IMAGE-1), otherwise shows why not. */
export function useImageCheck(take: (file: File) => void) {
  const showToast = useToast();
  const dismissFailure = useDismissFailure();
  const isShown = useIsMounted();
  return async (chosen: File) => {
    let problem = imageProblem(chosen);
    const look = async () => {
      problem ??= (await isShowable(chosen)) ? null : unreadablePicture;
      return problem ? null : chosen;
    };
    const own = look();
    looking = own;
    await own;
    // A file that was chosen since replaces it.
    if (looking !== own) return;
    looking = undefined;
    if (!isShown.current) return;
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
