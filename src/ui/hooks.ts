import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';

/** Runs work `delay` ms after `since` last changed. A null delay and unmounting cancel it. */
export function useTimeout(work: () => void, delay: number | null, since?: unknown): void {
  const run = useEffectEvent(work);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `since` restarts the delay
  useEffect(() => {
    if (delay === null) return undefined;
    const timer = setTimeout(() => run(), delay);
    return () => clearTimeout(timer);
  }, [delay, since]);
}

/** Whether the window matches a media query; renders again when that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

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

/** Whether the page is being printed: lists render all rows, charts fit the paper (REPORT-17). */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  // The browser takes the page as it is when the event ends.
  useListener('beforeprint', () => flushSync(() => setPrinting(true)));
  useListener('afterprint', () => setPrinting(false));
  return isPrinting;
}

/** A ref with the value of the latest render, for callbacks that outlive their render. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Whether the component is still mounted, for late responses. `onLeave` runs when it unmounts. */
export function useIsMounted(onLeave: () => void = () => undefined): RefObject<boolean> {
  const isMounted = useRef(false);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      leave();
    };
  }, []);
  return isMounted;
}

/** The abort controller of the current task: `start` and unmounting abort the one before. */
export function useAbortController() {
  const [tasks] = useState(() => {
    let controller = new AbortController();
    return {
      start: (): AbortSignal => {
        controller.abort();
        controller = new AbortController();
        return controller.signal;
      },
      abort: (): void => controller.abort(),
    };
  });
  useEffect(() => tasks.abort, [tasks]);
  return tasks;
}
