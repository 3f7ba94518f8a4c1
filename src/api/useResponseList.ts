import type { ResponsePage } from '#domain/response/response.ts';
import { pageFor } from './pageFor.ts';
import { responseApi, useEveryResponseInfiniteQuery, useResponsesQuery } from './responseApi.ts';
import { type ListRequest, rowsOfPage } from './rowsOfPage.ts';
import { useEveryPage } from './useEveryPage.ts';
import { useSession } from './useSession.ts';

const read = ({ responses, totalPages, totalResponses }: ResponsePage) => ({
  rows: responses,
  totalPages,
  totalItems: totalResponses,
});

/** The responses that the person may see (RESPONSES-7): one page, or every one as it loads. */
export function useResponseList({ page, isWhole }: ListRequest) {
  const { isAdmin, userId } = useSession();
  const request = pageFor({ userId, isAdmin }, page);
  const shown = useResponsesQuery(request, { skip: isWhole, refetchOnFocus: true });
  const all = useEveryResponseInfiniteQuery({ userId, isAdmin }, { skip: !isWhole });
  const prefetch = responseApi.usePrefetch('responses');
  return {
    page: rowsOfPage(shown, read, (ahead) => prefetch({ ...request, page: ahead })),
    every: useEveryPage(all, read),
  };
}
