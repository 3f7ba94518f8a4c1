/**
 * Remembers a visit of the start page from before the application takes it over: what was typed, what has the focus, and
 * how far it was scrolled. The answer puts all of it back (LOAD-1).
 */
export function visitSoFar(root: HTMLElement): () => void {
  const field = () => root.querySelector('input');
  // The static page has no skip link, so only the parts within the layout are counted.
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
    // Where it was not scrolled, the router may know a place from before a reload.
    if (scrollY > 0) window.scrollTo(0, scrollY);
  };
}
