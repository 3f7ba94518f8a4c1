import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/**
 * A component with its own chunk, and `prefetch`, which loads it early. Prefetched code renders at once (LOAD-5): `lazy` would suspend, and React keeps a visible
 * fallback for 300 ms.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
) {
  let loaded: ComponentType<Props> | undefined;
  const fetched = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const Later = lazy(fetched);

  // biome-ignore lint/correctness/noComponentHookFactories: like lazy, it is called once per component, outside rendering
  function LazyComponent(props: Props) {
    // Stays the same while mounted, because another component would lose its state.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return (
      <Suspense fallback={fallback}>
        <Component {...props} />
      </Suspense>
    );
  }
  /** A failure is left to the rendering, which retries and reports it. */
  const prefetch = async (): Promise<void> => {
    await fetched().catch(() => undefined);
  };
  return Object.assign(LazyComponent, { prefetch });
}
