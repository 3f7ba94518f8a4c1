import type { createRouter } from './createRouter.ts';
import { expectCode, screenAt } from './screens.ts';

/** Fetches the code of a screen as soon as a link to it is pointed at, reached or touched. */
export function expectLinks(router: ReturnType<typeof createRouter>): void {
  const root = router.basename === '/' ? '' : (router.basename ?? '');
  const expect = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin || !link.pathname.startsWith(root)) return;
    const found = screenAt(link.pathname.slice(root.length) || '/');
    if (found) expectCode(found.screen);
  };
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, expect, { passive: true });
  }
}
