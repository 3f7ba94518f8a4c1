import { useSyncExternalStore } from 'react';

/** From this width (px) on, cards hold a chart in a table, and a question its buttons. */
export const MEDIUM = 704;
/** From this width (px) on, a screen has a second column. */
export const WIDE = 960;

/** Until the first measurement, the width in a window without a docked panel. */
let width = typeof innerWidth === 'number' ? innerWidth - (innerWidth < 1008 ? 48 : 304) : 0;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The ref of the element that holds a screen, the container `content` of the styles. */
export function observeContentWidth(element: HTMLElement): () => void {
  const observer = new ResizeObserver(([entry]) => {
    // In the next frame: what it renders changes sizes, which an observer must not do at once.
    requestAnimationFrame(() => {
      width = entry?.contentRect.width ?? width;
      for (const listener of listeners) listener();
    });
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether a screen's content has at least this width (px); renders again when that changes. */
export const useHasContentWidth = (minimum: number): boolean =>
  useSyncExternalStore(subscribe, () => width >= minimum);
