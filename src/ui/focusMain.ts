/** Moves the focus to the beginning of the screen, where it has no better place, without scrolling. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
