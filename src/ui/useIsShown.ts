import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Whether the component is still shown, for answers that come later. `onLeave` runs when it leaves. */
export function useIsShown(onLeave: () => void = () => undefined): RefObject<boolean> {
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
