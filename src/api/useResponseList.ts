import { pageFor } from './request.ts';
import {
  responseApi,
  responseRows,
  useEveryResponseInfiniteQuery,
  useResponsesQuery,
} from './responseApi.ts';
import { type ListRequest, rowsOfPage } from './rowsOfPage.ts';
import { useEveryPage } from './useEveryPage.ts';
import { useListOwner } from './useSession.ts';

/** Every response that the person may see, as it loads. A reading for a file is anew, and has all. */
export function useEveryResponse(reading: number, { skip }: { skip: boolean }) {
  const asked = { ...useListOwner(), reading, isForFile: reading > 0 };
  return useEveryPage(useEveryResponseInfiniteQuery(asked, { skip }), responseRows);
}

/** The responses that the person may see (RESPONSES-7): one page, or every one as it loads. */
export function useResponseList({ page, isWhole }: ListRequest) {
  const request = pageFor(useListOwner(), page);
  const shown = useResponsesQuery(request, { skip: isWhole, refetchOnFocus: true });
  const prefetch = responseApi.usePrefetch('responses');
  return {
    page: rowsOfPage(shown, responseRows, (ahead) => prefetch({ ...request, page: ahead })),
    every: useEveryResponse(0, { skip: !isWhole }),
  };
}
