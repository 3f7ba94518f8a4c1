import { useCallback, useEffect, useMemo } from 'react';
import { type Location, type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

/**
 * What was written last at a location that is still shown. The router follows a moment later, and a second change must not
 * undo the first.
 */
const written = new WeakMap<Location, URLSearchParams>();

function withChanges(params: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The parameters of the address, and how to change some of them. An empty value removes its parameter. */
export function useAddress() {
  const location = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(location.search), [location.search]);
  const change = useCallback(
    (changes: Record<string, string>, options?: NavigateOptions) => {
      const before = written.get(location) ?? new URLSearchParams(location.search);
      const next = withChanges(before, changes);
      written.set(location, next);
      void navigate(`?${next}`, options);
    },
    [location, navigate],
  );
  return {
    params,
    change,
    /** The same address with changes, for a link. */
    searchWith: (changes: Record<string, string>) => `?${withChanges(params, changes)}`,
  };
}

/** Replaces a parameter that makes no sense by what is shown instead of it; an absent one stays absent. */
export function useCorrectedAddress(name: string, shown: string): void {
  const { params, change } = useAddress();
  const asked = params.get(name);
  useEffect(() => {
    if (asked !== null && asked !== shown) change({ [name]: shown }, { replace: true });
  }, [asked, name, shown, change]);
}
