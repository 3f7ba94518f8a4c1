import { createContext, useCallback, useContext, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsMounted, useLatest } from '#ui/hooks.ts';

/** Prefetches the code of a path that opens soon. */
export const PrefetchContext = createContext<(path: string) => void>(() => undefined);

/** The last argument of a redirect's timer: the demo slows down timers that carry it. */
export const REDIRECT = 'redirect';

/**
 * Redirects to a path after a delay in milliseconds, and prefetches its code meanwhile.
 * Leaving the screen cancels the redirect, also if the response arrives later (SEAM-9).
 */
export function useDelayedNavigate() {
  const navigate = useNavigate();
  const prefetch = useContext(PrefetchContext);
  const latestPath = useLatest(useLocation().pathname);
  const timer = useRef<number>(undefined);
  const isMounted = useIsMounted(() => clearTimeout(timer.current));

  return useCallback(
    (path: string, delay: number, state?: unknown) => {
      if (!isMounted.current) return;
      clearTimeout(timer.current);
      const redirect = () => {
        // Navigating to the current page adds no history entry.
        navigate(path, { replace: path === latestPath.current, state });
      };
      timer.current = window.setTimeout(redirect, delay, REDIRECT);
      prefetch(path);
    },
    [navigate, prefetch, latestPath, isMounted],
  );
}
