import { useCallback, useEffect, useRef, useState } from 'react';

/** Moves the focus, once the next render is there, to the element marked `data-focus="{name}"`. */
export function useFocusRequest() {
  const root = useRef<HTMLFormElement>(null);
  const [request, setRequest] = useState<{ name: string } | null>(null);

  useEffect(() => {
    if (!request) return;
    const target = root.current?.querySelector<HTMLElement>(`[data-focus="${request.name}"]`);
    target?.focus();
    target?.scrollIntoView({ block: 'nearest' });
  }, [request]);

  return { root, requestFocus: useCallback((name: string) => setRequest({ name }), []) };
}
