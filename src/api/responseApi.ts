import type { PageRequestByRole } from '#domain/api/paging.ts';
import { type ResponsePage, readResponsePage } from '#domain/response/response.ts';
import { baseApi } from './baseApi.ts';
import { queries } from './request.ts';
import { EVERY_PAGE_SIZE, everyPage } from './useEveryPage.ts';

interface EveryResponse {
  userId: number;
  isAdmin: boolean;
  /** Each number has a cache of its own. */
  reading: number;
  /** A file has all of them, however many they are. */
  isForFile: boolean;
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
      responseSchema: readResponsePage,
      providesTags: ['ResponseList'],
    }),
    everyResponse: build.infiniteQuery<ResponsePage, EveryResponse, number>({
      infiniteQueryOptions: everyPage(responseRows, ({ isForFile }: EveryResponse) => isForFile),
      query: ({ queryArg: { userId, isAdmin }, pageParam }) =>
        queries.responses({ userId, isAdmin, page: pageParam, pageSize: EVERY_PAGE_SIZE }),
      responseSchema: readResponsePage,
      providesTags: ['ResponseList'],
    }),
  }),
});

export const { useResponsesQuery, useEveryResponseInfiniteQuery } = responseApi;
