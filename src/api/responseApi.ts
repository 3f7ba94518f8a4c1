import type { PageRequestByRole } from '#domain/api/paging.ts';
import { type ResponsePage, responsePageSchema } from '#domain/response/response.ts';
import { baseApi } from './baseApi.ts';
import { type ListRequest, toListPage, usePageQueryOptions } from './listPage.ts';
import { createPageRequest, queries } from './queries.ts';
import { allPagesOptions, EVERY_PAGE_SIZE, useAllPages } from './useAllPages.ts';
import { useListOwner } from './useSession.ts';

interface EveryResponse {
  userId: number;
  isAdmin: boolean;
  /** Each number has a cache of its own. */
  reading: number;
  /** A file has all of them, however many they are. */
  isExport: boolean;
}

/** The rows of a page, as every list reads them. */
export const responseRows = ({ responses, totalPages, totalResponses }: ResponsePage) => ({
  rows: responses,
  totalPages,
  totalItems: totalResponses,
});

/** The response lists of an owner and of a super administrator (RESPONSES-7). */
export const responseApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    responses: build.query<ResponsePage, PageRequestByRole>({
      query: queries.responses,
      responseSchema: responsePageSchema,
      providesTags: ['ResponseList'],
    }),
    everyResponse: build.infiniteQuery<ResponsePage, EveryResponse, number>({
      infiniteQueryOptions: allPagesOptions(
        responseRows,
        ({ isExport }: EveryResponse) => isExport,
      ),
      query: ({ queryArg: { userId, isAdmin }, pageParam }) =>
        queries.responses({ userId, isAdmin, page: pageParam, pageSize: EVERY_PAGE_SIZE }),
      responseSchema: responsePageSchema,
      providesTags: ['ResponseList'],
    }),
  }),
});

export const { useResponsesQuery, useEveryResponseInfiniteQuery } = responseApi;

/** All responses that the user may see, page by page. A request for a file never uses the cache, and has no limit of pages. */
export function useEveryResponse(reading: number, { skip }: { skip: boolean }) {
  const queryArg = { ...useListOwner(), reading, isExport: reading > 0 };
  return useAllPages(useEveryResponseInfiniteQuery(queryArg, { skip }), responseRows);
}

/** The responses that the person may see (RESPONSES-7): one page, or all pages as they load. */
export function useResponseList(list: ListRequest) {
  const { page, needsAllRows } = list;
  const queryArg = createPageRequest(useListOwner(), page);
  const pageQuery = useResponsesQuery(queryArg, usePageQueryOptions(list));
  return {
    page: toListPage(pageQuery, responseRows),
    every: useEveryResponse(0, { skip: !needsAllRows }),
  };
}
