import { useEffect, useMemo, useState } from 'react';
import { imageProblem } from '#domain/imageProblem.ts';
import { useToast } from './useToast.ts';

/** A picture chosen on this machine: checked before it is taken (section 5), shown before it is sent. */
export function useImageFile() {
  const showToast = useToast();
  const [file, setFile] = useState<File | null>(null);
  const url = useMemo(() => (file ? URL.createObjectURL(file) : null), [file]);

  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url);
    },
    [url],
  );

  const choose = (chosen: File) => {
    const problem = imageProblem(chosen);
    if (problem) showToast({ intent: 'failure', ...problem });
    else setFile(chosen);
  };
  return { file, url, choose };
}
