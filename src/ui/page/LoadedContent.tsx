import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';
import { Loading } from './Loading.tsx';

interface LoadedPlaceProps<Data> {
  /** The noun after "The": "surveys". */
  what: string;
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
  children: (data: Data) => ReactNode;
}

/**
 * Shows loaded content, a loader, or a failure with a retry. Stale content stays during a refetch;
 * a failed refetch is reported above it.
 */
export function LoadedContent<Data>({
  what,
  data,
  error,
  isFetching,
  onRetry,
  children,
}: LoadedPlaceProps<Data>) {
  const retry = { isTrying: isFetching, onRetry };
  if (data !== undefined) {
    return (
      <>
        {Boolean(error) && <LoadFailure what={`The newest ${what}`} {...retry} />}
        {children(data)}
      </>
    );
  }
  return error ? <LoadFailure what={`The ${what}`} {...retry} /> : <Loading shape="list" />;
}
