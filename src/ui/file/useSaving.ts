import { useCallback, useRef, useState } from 'react';
import { useIsShown } from '../useIsShown.ts';

/**
 * Saves things as files, one after the other. A failure is said until the next try; leaving the screen
 * ends what is under way (SEAM-12).
 */
export function useSaving() {
  const [hasFailed, setFailed] = useState(false);
  const running = useRef<AbortController>(undefined);
  useIsShown(() => running.current?.abort());

  const save = useCallback(async (work: (signal: AbortSignal) => Promise<void>) => {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    setFailed(false);
    try {
      await work(signal);
    } catch {
      if (!signal.aborted) setFailed(true);
    }
  }, []);

  return { save, hasFailed };
}
