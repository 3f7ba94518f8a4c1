import { useEffect, useEffectEvent } from 'react';

/** What reaches the window, from the document too. */
type Events = WindowEventMap & Pick<DocumentEventMap, 'visibilitychange'>;

/** Calls the handler of the latest rendering for each such event while the component is shown. */
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
