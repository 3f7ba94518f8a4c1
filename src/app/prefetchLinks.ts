import type { createBrowserRouter } from 'react-router-dom';
import { prefetchCode, screenAt } from './screens.ts';

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
