import { createContext, useCallback, useContext, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsMounted, useLatest } from '#ui/hooks.ts';

/** Prefetches code and data of a path that opens soon. */
export const PrefetchContext = createContext<(path: string) => void>(() => undefined);

/**
 * Redirects to a path after a delay in milliseconds, and prefetches its code and data meanwhile.
 * Leaving the screen cancels the redirect, also if the answer comes later (SEAM-9).
 */
export function useDelayedNavigate() {
  const navigate = useNavigate();
  const prefetch = useContext(PrefetchContext);
  const latestPath = useLatest(useLocation().pathname);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isShown = useIsMounted(() => clearTimeout(timer.current));

  return useCallback(
    (path: string, delay: number) => {
      if (!isShown.current) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        // Navigating to the current page adds no history entry.
        navigate(path, { replace: path === latestPath.current });
      }, delay);
      prefetch(path);
    },
    [navigate, prefetch, latestPath, isShown],
  );
}
