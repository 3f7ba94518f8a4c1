import { useEffect, useEffectEvent } from 'react';

/** Events of the window; those of the document bubble to it. */
type Events = WindowEventMap & Pick<DocumentEventMap, 'visibilitychange'>;

/** Calls the latest rendering's handler for each such event while mounted. */
export function useListener<Type extends keyof Events>(
  type: Type,
  handler: (event: Events[Type]) => void,
): void {
  const handle = useEffectEvent(handler);
  useEffect(() => {
    const listener = (event: Event) => handle(event as Events[Type]);
    window.addEventListener(type, listener);
    return () => window.removeEventListener(type, listener);
  }, [type]);
}
