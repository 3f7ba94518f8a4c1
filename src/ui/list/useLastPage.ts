import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { writtenPage } from './usePageNumber.ts';
import { withParams } from './withParams.ts';

/**
 * Leads from a page beyond the last to the last, and its address (SEAM-24). Answers whether the page is
 * beyond, and so not to be shown.
 */
export function useLastPage(page: number, totalPages: number | undefined): boolean {
  const [, setParams] = useSearchParams();
  const last = Math.max(1, totalPages ?? page);
  const isBeyond = page > last;

  useEffect(() => {
    if (!isBeyond) return;
    setParams((params) => withParams(params, { page: writtenPage(last) }), { replace: true });
  }, [isBeyond, last, setParams]);

  return isBeyond;
}
