import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';
import { Loading } from './Loading.tsx';

interface LoadedPlaceProps<Data> {
  /** What is loaded, after "The": "surveys". */
  what: string;
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
  children: (data: Data) => ReactNode;
}

/**
 * Shows what is loaded, that it is loading, or that it failed, with a way to try again. What is there stays
 * while newer is on its way; that the newer could not be loaded is said above it.
 */
export function LoadedPlace<Data>({
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
  return error ? <LoadFailure what={`The ${what}`} {...retry} /> : <Loading shape="rows" />;
}
