import { useEffect, useMemo } from 'react';

/** A local address that shows a chosen picture before it is sent; null without one. */
export function useImageUrl(file: File | null): string | null {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : null), [file]);

  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url);
    },
    [url],
  );
  return url;
}
