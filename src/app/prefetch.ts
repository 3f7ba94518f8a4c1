import type { createBrowserRouter } from 'react-router-dom';
import { baseApi, tagTypes } from '#api/baseApi.ts';
import type { createStore } from '#api/createStore.ts';
import { firstQuery, prefetchCode, screenAt } from './screens.ts';

/**
 * Prefetches code and first data of a redirect's target (SEAM-14). A failure is forgotten: the
 * navigation retries and reports it.
 */
export async function prefetch(store: ReturnType<typeof createStore>, path: string): Promise<void> {
  const found = screenAt(path);
  if (!found) return;
  prefetchCode(found.screen);
  const { session } = store.getState();
  try {
    const query = await firstQuery(found.screen, found.id, new URLSearchParams(), session);
    const answer = query && (await store.dispatch(query));
    if (answer?.isError) store.dispatch(baseApi.util.invalidateTags([...tagTypes]));
  } catch {
    // Its code failed to load.
  }
}

/** Prefetches the code of a screen as soon as a link to it is hovered, focused or touched (LOAD-5). */
export function prefetchLinks({ basename }: ReturnType<typeof createBrowserRouter>): void {
  const root = basename === '/' ? '' : (basename ?? '');
  const prefetchLink = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin || !link.pathname.startsWith(root)) return;
    const found = screenAt(link.pathname.slice(root.length) || '/');
    if (found) prefetchCode(found.screen);
  };
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, prefetchLink, { passive: true });
  }
}
