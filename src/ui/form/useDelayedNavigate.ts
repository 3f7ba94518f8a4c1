import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useExpectRoute } from '../page/useExpectRoute.ts';
import { useLatest } from '../useLatest.ts';

/**
 * Goes to a path after a delay in milliseconds; meanwhile the path's code and data are fetched. A journey
 * belongs to the screen that began it and ends with it, also when its answer comes after the person has
 * left (SEAM-9).
 */
export function useDelayedNavigate() {
  const navigate = useNavigate();
  const expectRoute = useExpectRoute();
  const latestPath = useLatest(useLocation().pathname);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHere = useRef(false);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      clearTimeout(timer.current);
    };
  }, []);

  return useCallback(
    (path: string, delay: number) => {
      if (!isHere.current) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        // Navigating to the current page adds no history entry.
        navigate(path, { replace: path === latestPath.current });
      }, delay);
      expectRoute(path);
    },
    [navigate, expectRoute, latestPath],
  );
}
