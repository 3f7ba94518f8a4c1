import { pathBelow, prefetchCode, screenAt } from './screens.ts';

/** Prefetches the code of a screen as soon as a link to it is hovered, focused or touched (LOAD-5). */
export function prefetchLinks(): void {
  const prefetchLink = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin) return;
    const found = screenAt(pathBelow(link.pathname));
    if (found) prefetchCode(found.screen);
  };
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, prefetchLink, { passive: true });
  }
}
