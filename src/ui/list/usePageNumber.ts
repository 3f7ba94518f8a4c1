import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withParams } from './withParams.ts';

/** More pages than any list has; larger numbers are treated as this one. */
const HIGHEST = 1_000_000;

function pageIn(text: string | null): number {
  const asked = Number(text ?? 1);
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, HIGHEST) : 1;
}

/** The page as the address says it: the first is not said. */
export const writtenPage = (page: number): string => (page === 1 ? '' : String(page));

/**
 * The page number of a list, kept in the address as `?page=`, so that back, reload and links work. An address
 * with an invalid number is replaced by that of the page shown (SEAM-24).
 */
export function usePageNumber(): [number, (page: number) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('page');
  const page = pageIn(asked);
  const setPage = useCallback(
    (next: number, replace = false) =>
      setParams((params) => withParams(params, { page: writtenPage(next) }), { replace }),
    [setParams],
  );

  useEffect(() => {
    if (asked !== null && asked !== String(page)) setPage(page, true);
  }, [asked, page, setPage]);

  return [page, setPage];
}
