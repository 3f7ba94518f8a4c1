import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Goes to a path after a delay in milliseconds (section 9). A journey that is pending is cancelled
 * when the person leaves the page first.
 */
export function useDelayedNavigate() {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(
    (path: string, delay: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => navigate(path), delay);
    },
    [navigate],
  );
}
