import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Whether the component is still mounted, for late answers. `onLeave` runs when it unmounts. */
export function useIsMounted(onLeave: () => void = () => undefined): RefObject<boolean> {
  const isShown = useRef(false);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      leave();
    };
  }, []);
  return isShown;
}
