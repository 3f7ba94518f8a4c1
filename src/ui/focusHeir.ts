const heirs = new WeakMap<Element, HTMLElement>();

/** What gets the focus instead of an element that has left the page when the focus would return to it (SEAM-27). */
export const focusHeir = {
  of: (element: Element): HTMLElement | undefined => heirs.get(element),
  set: (element: Element, heir: HTMLElement): void => {
    heirs.set(element, heir);
  },
};
