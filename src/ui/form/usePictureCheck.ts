import { useMemo, useRef } from 'react';
import {
  type ImageProblem,
  imageProblem,
  sizeProblem,
  unreadablePicture,
} from '#domain/field/images.ts';
import { limits } from '#domain/limits.ts';
import { useAbortController } from '#ui/hooks.ts';
import { useToast } from '#ui/toast/useToast.ts';

/** Why this browser cannot show a picture, such as a phone's HEIC. Its size is known first. */
async function findDisplayProblem(file: File): Promise<ImageProblem | null> {
  const image = new Image();
  const check = async () => {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = URL.createObjectURL(file);
    });
    const problem = sizeProblem(image.naturalWidth, image.naturalHeight);
    if (!problem) await image.decode();
    return problem;
  };
  try {
    const timeout = new Promise<never>((_, reject) => setTimeout(reject, limits.pictureCheck));
    return await Promise.race([check(), timeout]);
  } catch {
    return unreadablePicture;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Checks a chosen picture (IMAGE-1, IMAGE-2). Another one, `cancel` and leaving abort the check. */
export function usePictureCheck() {
  const { showToast, dismissFailure } = useToast();
  const controller = useAbortController();
  const pending = useRef<Promise<File | null>>(undefined);
  return useMemo(() => {
    const check = async (file: File, onAccept: (file: File) => void, signal: AbortSignal) => {
      const problem = imageProblem(file) ?? (await findDisplayProblem(file));
      if (signal.aborted) return null;
      if (problem) {
        showToast({ intent: 'failure', ...problem });
        return null;
      }
      dismissFailure();
      onAccept(file);
      return file;
    };
    return {
      /** Checks a file, and calls `onAccept` with it if it can be shown. */
      choose: (file: File, onAccept: (file: File) => void) => {
        const started = check(file, onAccept, controller.start()).finally(() => {
          if (pending.current === started) pending.current = undefined;
        });
        pending.current = started;
      },

      cancel: () => {
        controller.abort();
        pending.current = undefined;
      },

      /** The running check: it resolves with the file, or with null if refused or aborted. */
      pendingCheck: () => pending.current,
    };
  }, [showToast, dismissFailure, controller]);
}

export type PictureCheck = ReturnType<typeof usePictureCheck>;
