import { useEffect, useMemo } from 'react';

/** The address at which a picture chosen on this machine is shown before it is sent; null without one. */
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
