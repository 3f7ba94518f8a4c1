import { useEffect, useEffectEvent } from 'react';

/**
 * Runs work `delay` milliseconds after `since` last changed. Null delays and unmounting cancel it.
 */
export function useTimeout(work: () => void, delay: number | null, since?: unknown): void {
  const run = useEffectEvent(work);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `since` restarts the delay
  useEffect(() => {
    if (delay === null) return undefined;
    const timer = setTimeout(() => run(), delay);
    return () => clearTimeout(timer);
  }, [delay, since]);
}
