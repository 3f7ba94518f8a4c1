import type { ResponsePage } from '#domain/response/response.ts';
import { pageFor } from './request.ts';
import { responseApi, useEveryResponseInfiniteQuery, useResponsesQuery } from './responseApi.ts';
import { type ListRequest, rowsOfPage } from './rowsOfPage.ts';
import { useEveryPage } from './useEveryPage.ts';
import { useSession, useUserId } from './useSession.ts';

const read = ({ responses, totalPages, totalResponses }: ResponsePage) => ({
  rows: responses,
  totalPages,
  totalItems: totalResponses,
});

/** Every response that the person may see, as it loads. Another `reading` reads them anew. */
export function useEveryResponse(reading: number, { skip }: { skip: boolean }) {
  const { isAdmin } = useSession();
  const userId = useUserId();
  return useEveryPage(useEveryResponseInfiniteQuery({ userId, isAdmin, reading }, { skip }), read);
}

/** The responses that the person may see (RESPONSES-7): one page, or every one as it loads. */
export function useResponseList({ page, isWhole }: ListRequest) {
  const { isAdmin } = useSession();
  const userId = useUserId();
  const request = pageFor({ userId, isAdmin }, page);
  const shown = useResponsesQuery(request, { skip: isWhole, refetchOnFocus: true });
  const prefetch = responseApi.usePrefetch('responses');
  return {
    page: rowsOfPage(shown, read, (ahead) => prefetch({ ...request, page: ahead })),
    every: useEveryResponse(0, { skip: !isWhole }),
  };
}
