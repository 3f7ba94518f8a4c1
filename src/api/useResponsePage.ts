import { limits } from '#domain/limits.ts';
import type { ResponsePage } from '#domain/response/response.ts';
import {
  responseApi,
  useAllResponsesQuery,
  useEveryResponseInfiniteQuery,
  useResponsesQuery,
} from './responseApi.ts';
import { useEveryPage } from './useEveryPage.ts';
import { useSession } from './useSession.ts';

/** One page of the responses that the person may see. A page that failed has no rows. */
export function useResponsePage(page: number, { skip }: { skip: boolean }) {
  const { isAdmin, userId } = useSession();
  const request = { page, pageSize: limits.pageSize, userId };
  const own = useResponsesQuery(request, { skip: skip || isAdmin, refetchOnFocus: true });
  const all = useAllResponsesQuery(request, { skip: skip || !isAdmin, refetchOnFocus: true });
  const { data, currentData, error, isFetching, refetch } = isAdmin ? all : own;
  const prefetch = responseApi.usePrefetch(isAdmin ? 'allResponses' : 'responses');
  const shown = error ? currentData : data;
  return {
    data: shown && {
      rows: shown.responses,
      totalPages: shown.totalPages,
      totalItems: shown.totalResponses,
    },
    error,
    isFetching,
    refetch: () => void refetch(),
    prefetch: (ahead: number) => prefetch({ ...request, page: ahead }),
  };
}

const responsesOf = ({ responses }: ResponsePage) => responses;
const pagesOf = ({ totalPages }: ResponsePage) => totalPages;

/** All responses that the person may see, as they come (FIND-5). */
export function useEveryResponse({ skip }: { skip: boolean }) {
  const { isAdmin, userId } = useSession();
  const result = useEveryResponseInfiniteQuery({ userId, isAdmin }, { skip });
  return useEveryPage(result, responsesOf, pagesOf);
}
