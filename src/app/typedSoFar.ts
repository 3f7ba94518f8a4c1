/** Remembers what was typed on the start page before the application took it over; the answer puts it back. */
export function typedSoFar(root: HTMLElement): () => void {
  const fieldIn = () => root.querySelector('input');
  const field = fieldIn();
  if (!field) return () => undefined;
  const { value } = field;
  const hadFocus = document.activeElement === field;
  return () => {
    const next = fieldIn();
    if (!next) return;
    next.value = value;
    if (hadFocus) next.focus({ preventScroll: true });
  };
}
