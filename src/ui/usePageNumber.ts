import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The page number of a list, kept in the address as `?page=`, so that back, reload and links work. */
export function usePageNumber(): [number, (page: number) => void] {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const setPage = useCallback(
    (next: number) => setParams(next === 1 ? {} : { page: String(next) }),
    [setParams],
  );
  return [page, setPage];
}
