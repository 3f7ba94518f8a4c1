import { type ComponentType, lazy, useState } from 'react';

/**
 * A component whose code comes later, to be rendered inside `Suspense`, and `prefetch`, which fetches it ahead. What was
 * fetched is rendered in the same moment (LOAD-5): `lazy` alone would suspend, and React leaves a fallback that it has
 * shown in place for 300 ms.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const fetched = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const Later = lazy(fetched);

  // biome-ignore lint/correctness/noComponentHookFactories: like lazy, it is called once for each, not while rendering
  function LazyComponent(props: Props) {
    // For as long as it is mounted it is the same: another would lose its state.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Component {...props} />;
  }
  /** What fails is left to the rendering, which tries again and says so. */
  const prefetch = async (): Promise<void> => {
    await fetched().catch(() => undefined);
  };
  return Object.assign(LazyComponent, { prefetch });
}
