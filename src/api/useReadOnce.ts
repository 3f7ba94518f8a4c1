import { useEffect, useState } from 'react';

interface TriggerResult<Data> {
  isSuccess: boolean;
  data?: Data | undefined;
  error?: unknown;
}

/** The data of a successful request. After a failure RTK Query still has the data of the previous one. */
export const successData = <Data>({ isSuccess, data }: TriggerResult<Data>): Data | undefined =>
  isSuccess ? data : undefined;

/**
 * Reads a record to edit once, from the server. Saving a stale copy overwrites newer work, so the
 * cache and earlier responses are not used (SEAM-16). A later read does not change what is being
 * edited. The router remounts the screen for another id.
 */
export function useReadOnce<Data>(
  fetchRecord: (id: number) => PromiseLike<TriggerResult<Data>>,
  id: number | null,
) {
  const [reading, setReading] = useState<{ data?: Data | undefined; error?: unknown } | null>(null);

  useEffect(() => {
    if (id === null || reading) return undefined;
    let isCurrent = true;
    void Promise.resolve(fetchRecord(id)).then(({ isSuccess, data, error }) => {
      if (isCurrent) setReading(isSuccess ? { data } : { error: error ?? 'no answer' });
    });
    return () => {
      isCurrent = false;
    };
  }, [fetchRecord, id, reading]);

  return { data: reading?.data, error: reading?.error, retry: () => setReading(null) };
}
