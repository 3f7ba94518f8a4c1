import { useLayoutEffect, useRef, useState } from 'react';

/** The current width of an element in pixels, up to a maximum. */
export function useWidth<Target extends HTMLElement>(maxWidth: number) {
  const ref = useRef<Target>(null);
  const [width, setWidth] = useState(maxWidth);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.min(maxWidth, element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [maxWidth]);

  return { ref, width };
}
