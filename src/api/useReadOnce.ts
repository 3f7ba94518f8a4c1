import { useCallback, useEffect, useState } from 'react';

interface Answer<Data> {
  isSuccess: boolean;
  data?: Data | undefined;
  error?: unknown;
}

interface Reading<Data> {
  id: number;
  data?: Data | undefined;
  error?: unknown;
}

/**
 * Reads a thing that is to be edited: once, from the server. What is in the cache may be old, and saving
 * an old copy would replace newer work (SEAM-16). What is being edited stays, whatever is read later.
 */
export function useReadOnce<Data>(
  read: (id: number) => PromiseLike<Answer<Data>>,
  id: number | null,
) {
  const [reading, setReading] = useState<Reading<Data> | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    if (id === null) return undefined;
    let isCurrent = true;
    void Promise.resolve(read(id)).then(({ isSuccess, data, error }) => {
      if (isCurrent) setReading(isSuccess ? { id, data } : { id, error: error ?? 'no answer' });
    });
    return () => {
      isCurrent = false;
    };
  }, [read, id, attempt]);

  const retry = useCallback(() => {
    setReading(null);
    setAttempt((number) => number + 1);
  }, []);
  const current = reading?.id === id ? reading : null;
  return { data: current?.data, error: current?.error, retry };
}
