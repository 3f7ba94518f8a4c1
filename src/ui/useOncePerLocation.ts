import { useCallback, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';

/**
 * Runs an action that leaves the current location, at most once: the history follows a moment later,
 * and a second press must not leave the next location, too. A location that opens again, also by
 * Forward, can be left again.
 */
export function useOncePerLocation() {
  const location = useLocation();
  const [leftLocation, setLeftLocation] = useState<Location>();
  // A press during a long rendering still has the callback of an earlier one.
  const lastLeft = useRef<Location>(undefined);
  const leaveOnce = useCallback(
    (leave: () => void) => {
      if (lastLeft.current === location) return;
      lastLeft.current = location;
      setLeftLocation(location);
      leave();
    },
    [location],
  );
  return { isLeaving: leftLocation === location, leaveOnce };
}
