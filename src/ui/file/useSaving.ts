import { useCallback, useRef, useState } from 'react';
import { useIsMounted } from '#ui/hooks.ts';

/**
 * Saves files one after another. A failure is shown until the next try; leaving the screen aborts
 * (SEAM-12).
 */
export function useSaving() {
  const [hasFailed, setFailed] = useState(false);
  const running = useRef<AbortController>(undefined);
  useIsMounted(() => running.current?.abort());

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
