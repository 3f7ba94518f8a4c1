import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** How long Safari waits instead, which has no idle callback (ms). */
const WITHOUT_IDLE = 300;

/** Runs work when the page is idle, unless the browser saves data. Returns its cancellation. */
function whenIdle(work: () => void): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => undefined;
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, WITHOUT_IDLE);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(work);
  return () => cancelIdleCallback(callback);
}

/**
 * A component with its own chunk. `prefetch` loads the chunk early; prefetched code renders at once
 * (LOAD-5). Not React's `lazy`: it shows a fallback for at least 300 ms, and remembers a failure.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
) {
  let loadedComponent: ComponentType<Props> | undefined;
  const fetched = async () => {
    loadedComponent ??= await load();
    return loadedComponent;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: it is called once per component, outside rendering
  function LazyComponent(props: Props) {
    const [state, setState] = useState<{ Component?: ComponentType<Props>; error?: unknown }>(() =>
      loadedComponent ? { Component: loadedComponent } : {},
    );
    const { Component, error } = state;
    useEffect(() => {
      if (Component) return;
      fetched().then(
        (Loaded) => setState({ Component: Loaded }),
        (failure) => setState({ error: failure }),
      );
    }, [Component]);
    if (error) throw error;
    return Component ? <Component {...props} /> : fallback;
  }
  /** A failure is left to the rendering, which retries and reports it. */
  const prefetch = async (): Promise<void> => {
    await fetched().catch(() => undefined);
  };
  return Object.assign(LazyComponent, { prefetch, isLoaded: () => loadedComponent !== undefined });
}

/** Prefetches components when the page is idle, so that they open at once. */
export function usePrefetched(components: readonly { prefetch: () => Promise<void> }[]): void {
  useEffect(
    () =>
      whenIdle(() => {
        for (const { prefetch } of components) void prefetch();
      }),
    [components],
  );
}
