import { useCallback, useState } from 'react';
import { useAbortController } from '#ui/hooks.ts';

/** Saves files one after another; shows a failure until the next. Leaving aborts (SEAM-12). */
export function useFileSaving() {
  const [hasFailed, setFailed] = useState(false);
  const controller = useAbortController();

  const save = useCallback(
    async (work: (signal: AbortSignal) => Promise<void>) => {
      const signal = controller.start();
      setFailed(false);
      try {
        await work(signal);
      } catch {
        if (!signal.aborted) setFailed(true);
      }
    },
    [controller],
  );

  return { save, hasFailed };
}
