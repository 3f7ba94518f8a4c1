const heirs = new WeakMap<Element, HTMLElement>();

/** What gets the focus in the place of something that has left the page, once the focus comes back to it (SEAM-27). */
export const focusHeir = {
  of: (element: Element): HTMLElement | undefined => heirs.get(element),
  set: (element: Element, heir: HTMLElement): void => {
    heirs.set(element, heir);
  },
};
