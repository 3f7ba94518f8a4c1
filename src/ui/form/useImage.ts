import { useEffect, useMemo, useRef } from 'react';
import {
  type ImageProblem,
  imageProblem,
  sizeProblem,
  unreadablePicture,
} from '#domain/field/images.ts';
import { limits } from '#domain/limits.ts';
import { useIsMounted } from '#ui/hooks.ts';
import { useToast } from '#ui/toast/useToast.ts';

/**
 * Why this browser cannot show a picture: a phone's HEIC or a broken file would be published. The
 * size is known before the pixels are decoded.
 */
async function displayProblem(file: File): Promise<ImageProblem | null> {
  const image = new Image();
  const loaded = new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
    image.src = URL.createObjectURL(file);
  });
  const check = async () => {
    await loaded;
    const problem = sizeProblem(image.naturalWidth, image.naturalHeight);
    if (!problem) await image.decode();
    return problem;
  };
  try {
    const late = new Promise<never>((_, reject) => setTimeout(reject, limits.pictureCheck));
    return await Promise.race([check(), late]);
  } catch {
    return unreadablePicture;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/**
 * Accepts a chosen file if it is an image (IMAGE-1), otherwise shows why not. `checked` is the
 * picture that is being checked: the file once it is accepted, null if it is refused. A submission
 * waits for it.
 */
export function useImageCheck() {
  const { showToast, dismissFailure } = useToast();
  const isShown = useIsMounted();
  const checking = useRef<Promise<File | null>>(undefined);
  return useMemo(
    () => ({
      checked: () => checking.current,
      choose: async (chosen: File, take: (file: File) => void) => {
        let problem = imageProblem(chosen);
        const check = async () => {
          problem ??= await displayProblem(chosen);
          return problem ? null : chosen;
        };
        const own = check();
        checking.current = own;
        await own;
        // A file that was chosen since replaces it.
        if (checking.current !== own) return;
        checking.current = undefined;
        if (!isShown.current) return;
        if (problem) {
          showToast({ intent: 'failure', ...problem });
          return;
        }
        dismissFailure();
        take(chosen);
      },
    }),
    [showToast, dismissFailure, isShown],
  );
}

export type ImageCheck = ReturnType<typeof useImageCheck>;

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
