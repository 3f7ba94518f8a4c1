import { useCallback, useEffect, useState } from 'react';

interface Answer<Data> {
  isSuccess: boolean;
  data?: Data | undefined;
  error?: unknown;
}

/** The data of a call that succeeded. A failed call still has the data of the call before. */
export const dataOfSuccess = <Data>({ isSuccess, data }: Answer<Data>): Data | undefined =>
  isSuccess ? data : undefined;

/** A running call, as the hooks of RTK Query return it. */
type Asking<Data> = PromiseLike<Answer<Data>>;

interface Reading<Data> {
  data?: Data | undefined;
  error?: unknown;
}

/**
 * Reads a record to edit once, from the server. Saving a stale copy would replace newer work, so
 * the cache and earlier answers do not count (SEAM-16). A later read does not change what is being
 * edited. The router remounts the screen for another id.
 */
export function useReadOnce<Data>(read: (id: number) => Asking<Data>, id: number | null) {
  const [reading, setReading] = useState<Reading<Data> | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry reads again
  useEffect(() => {
    if (id === null) return undefined;
    let isCurrent = true;
    void Promise.resolve(read(id)).then(({ isSuccess, data, error }) => {
      if (isCurrent) setReading(isSuccess ? { data } : { error: error ?? 'no answer' });
    });
    return () => {
      isCurrent = false;
    };
  }, [read, id, attempt]);

  const retry = useCallback(() => {
    setReading(null);
    setAttempt((number) => number + 1);
  }, []);
  return { data: reading?.data, error: reading?.error, retry };
}
