/** Whether nothing has the focus: what had it has left the page, or can have it no longer. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
