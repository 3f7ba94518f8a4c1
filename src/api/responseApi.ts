import type { PageRequest } from '#domain/api/paging.ts';
import { type ResponsePage, responsePageSchema } from '#domain/response/response.ts';
import { baseApi } from './baseApi.ts';
import { EVERY_PAGE_SIZE, everyPage } from './useEveryPage.ts';

const urlOf = (isAdmin: boolean) =>
  isAdmin ? 'response/get-all-response-list' : 'response/get-response-list';

/** The response lists of an owner and of a super administrator (RESPONSES-7). */
export const responseApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    responses: build.query<ResponsePage, PageRequest>({
      query: (params) => ({
        url: urlOf(false),
        params: { ...params },
        inTheNameOf: params.userId,
      }),
      responseSchema: responsePageSchema,
      providesTags: ['ResponseList'],
    }),
    allResponses: build.query<ResponsePage, PageRequest>({
      query: (params) => ({
        url: urlOf(true),
        params: { ...params },
        inTheNameOf: params.userId,
      }),
      responseSchema: responsePageSchema,
      providesTags: ['ResponseList'],
    }),
    everyResponse: build.infiniteQuery<ResponsePage, { userId: number; isAdmin: boolean }, number>({
      infiniteQueryOptions: everyPage<ResponsePage>(({ totalPages }) => totalPages),
      query: ({ queryArg: { userId, isAdmin }, pageParam }) => ({
        url: urlOf(isAdmin),
        params: { page: pageParam, pageSize: EVERY_PAGE_SIZE, userId },
        inTheNameOf: userId,
      }),
      responseSchema: responsePageSchema,
      providesTags: ['ResponseList'],
    }),
  }),
});

export const { useResponsesQuery, useAllResponsesQuery, useEveryResponseInfiniteQuery } =
  responseApi;
