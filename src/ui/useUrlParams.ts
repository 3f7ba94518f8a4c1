import { useCallback, useEffect, useMemo } from 'react';
import {
  type Location,
  type NavigateOptions,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router-dom';

/** The last write to the shown location. The router follows later; the next write adds to it. */
const pendingParams = new WeakMap<Location, URLSearchParams>();

function changeParams(params: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The address's parameters, and a function that changes some: an empty value removes one. */
export function useUrlParams() {
  const location = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(location.search), [location.search]);
  const change = useCallback(
    (changes: Record<string, string>, options?: NavigateOptions) => {
      const currentParams = pendingParams.get(location) ?? new URLSearchParams(location.search);
      const next = changeParams(currentParams, changes);
      // The same address needs no history entry.
      if (`${next}` === `${currentParams}` && options?.state === undefined) return;
      pendingParams.set(location, next);
      void navigate(`?${next}`, options);
    },
    [location, navigate],
  );
  /** The same address with changes, for a link. */
  const searchWith = useCallback(
    (changes: Record<string, string>) => `?${changeParams(params, changes)}`,
    [params],
  );
  return { params, change, searchWith };
}

/** Replaces an invalid parameter by the shown value; an absent one stays absent. */
export function useCorrectedAddress(name: string, expectedValue: string): void {
  const { params, change } = useUrlParams();
  const requestedValue = params.get(name);
  useEffect(() => {
    if (requestedValue !== null && requestedValue !== expectedValue)
      change({ [name]: expectedValue }, { replace: true });
  }, [requestedValue, name, expectedValue, change]);
}

/** The `:id` of the address as a positive integer, otherwise null. */
export function useIdParameter(): number | null {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}
