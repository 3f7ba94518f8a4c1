import type { PageRequest } from '#domain/api/paging.ts';
import { type ResponsePage, responsePageSchema } from '#domain/response/response.ts';
import { baseApi } from './baseApi.ts';
import { request } from './request.ts';
import { EVERY_PAGE_SIZE, everyPage } from './useEveryPage.ts';

/** The response lists of an owner and of a super administrator (RESPONSES-7). */
export const responseApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    responses: build.query<ResponsePage, PageRequest>({
      query: (params) => ({
        ...request('listResponses', { params: { ...params } }),
        inTheNameOf: params.userId,
      }),
      responseSchema: responsePageSchema,
      providesTags: ['ResponseList'],
    }),
    allResponses: build.query<ResponsePage, PageRequest>({
      query: (params) => ({
        ...request('listAllResponses', { params: { ...params } }),
        inTheNameOf: params.userId,
      }),
      responseSchema: responsePageSchema,
      providesTags: ['ResponseList'],
    }),
    everyResponse: build.infiniteQuery<ResponsePage, { userId: number; isAdmin: boolean }, number>({
      infiniteQueryOptions: everyPage<ResponsePage>(({ totalPages }) => totalPages),
      query: ({ queryArg: { userId, isAdmin }, pageParam }) => ({
        ...request(isAdmin ? 'listAllResponses' : 'listResponses', {
          params: { page: pageParam, pageSize: EVERY_PAGE_SIZE, userId },
        }),
        inTheNameOf: userId,
      }),
      responseSchema: responsePageSchema,
      providesTags: ['ResponseList'],
    }),
  }),
});

export const { useResponsesQuery, useAllResponsesQuery, useEveryResponseInfiniteQuery } =
  responseApi;
