import type { PageRequest } from '#domain/paging.ts';
import { type ResponsePage, responsePageSchema } from '#domain/response.ts';
import { baseApi } from './baseApi.ts';

/** The response lists of an owner and of a super administrator (section 7). */
export const responseApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    responses: build.query<ResponsePage, PageRequest>({
      query: (params) => ({
        url: 'response/get-response-list',
        params: { ...params },
        inTheNameOf: params.userId,
      }),
      responseSchema: responsePageSchema,
      providesTags: ['ResponseList'],
    }),
    allResponses: build.query<ResponsePage, PageRequest>({
      query: (params) => ({
        url: 'response/get-all-response-list',
        params: { ...params },
        inTheNameOf: params.userId,
      }),
      responseSchema: responsePageSchema,
      providesTags: ['ResponseList'],
    }),
  }),
});

export const { useResponsesQuery, useAllResponsesQuery } = responseApi;
