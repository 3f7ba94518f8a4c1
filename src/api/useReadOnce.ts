import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from './useSession.ts';

interface Answer<Data> {
  isSuccess: boolean;
  data?: Data | undefined;
  error?: unknown;
}

/** A running call, as the hooks of RTK Query return it. */
type Asking<Data> = PromiseLike<Answer<Data>>;

/** A query that a route's loader started, with the ids of the signed-in user and of the record. */
export interface Begun<Data> {
  asking: Asking<Data>;
  userId: number;
  id: number;
}

interface Reading<Data> {
  data?: Data | undefined;
  error?: unknown;
}

/**
 * Reads a record to edit once, from the server. Saving a stale copy would replace newer work, so
 * the cache and earlier answers do not count (SEAM-16). A later read does not change what is being
 * edited. The router remounts the screen for another id.
 */
export function useReadOnce<Data>(
  read: (id: number) => Asking<Data>,
  id: number | null,
  begun?: Begun<Data>,
) {
  // A query from before the wait is stale.
  const [takesBegun] = useState(id !== null);
  const taken = useRef<Begun<Data>>(undefined);
  const { userId } = useSession();
  const [reading, setReading] = useState<Reading<Data> | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry reads again
  useEffect(() => {
    if (id === null) return undefined;
    let isCurrent = true;
    const isNew =
      takesBegun && begun !== taken.current && begun?.userId === userId && begun.id === id;
    const asking = isNew && begun ? begun.asking : read(id);
    taken.current = begun;
    void Promise.resolve(asking).then(({ isSuccess, data, error }) => {
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
