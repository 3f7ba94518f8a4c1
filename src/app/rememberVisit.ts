/**
 * Remembers typed text, focus and scroll position of the start page before the application replaces
 * it. Returns a function that restores them (LOAD-1).
 */
export function rememberVisit(root: HTMLElement): () => void {
  const field = () => root.querySelector('input');
  // The static page has no skip link, so only elements within the layout count.
  const parts = () => [...root.querySelectorAll<HTMLElement>('.public :is(a, button, input)')];
  const typed = field()?.value;
  if (typed === undefined) return () => undefined;
  const focused = parts().indexOf(document.activeElement as HTMLElement);
  const { scrollY } = window;
  return () => {
    const next = field();
    if (!next) return;
    next.value = typed;
    parts()[focused]?.focus({ preventScroll: true });
    // Without scrolling, the router may restore a position from before a reload.
    if (scrollY > 0) window.scrollTo(0, scrollY);
  };
}
