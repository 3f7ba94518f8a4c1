import * as z from 'zod/mini';
import {
  type Agent,
  type AgentPage,
  type AgentStatus,
  agentPageSchema,
  agentSchema,
} from '#domain/agent/agent.ts';
import type { CreateAgentBody, UpdateAgentBody } from '#domain/agent/agentForm.ts';
import type { AgentPageRequest } from '#domain/api/paging.ts';
import { limits } from '#domain/limits.ts';
import { baseApi } from './baseApi.ts';
import { type ListRequest, toListPage, usePageQueryOptions } from './listPage.ts';
import { queries, request, sendBody } from './queries.ts';
import { allPagesOptions, EVERY_PAGE_SIZE, useAllPages } from './useAllPages.ts';

const agentAnswerSchema = z.object({ data: agentSchema });

/** The rows of a page, as every list reads them. */
export const agentRows = ({ data, pagination: { totalPages, totalItems } }: AgentPage) => ({
  rows: data,
  totalPages,
  totalItems,
});

/** An owner's agents: /agent and /auth/sign-up-agent (AGENTS-1 to AGENTS-11). */
export const agentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    agents: build.query<AgentPage, AgentPageRequest>({
      query: queries.agents,
      responseSchema: agentPageSchema,
      providesTags: ['AgentList'],
    }),
    everyAgent: build.infiniteQuery<AgentPage, void, number>({
      infiniteQueryOptions: allPagesOptions(agentRows),
      query: ({ pageParam }) => queries.agents({ page: pageParam, limit: EVERY_PAGE_SIZE }),
      responseSchema: agentPageSchema,
      providesTags: ['AgentList'],
    }),
    agent: build.query<Agent, number>({
      query: queries.agent,
      rawResponseSchema: agentAnswerSchema,
      transformResponse: ({ data }: z.infer<typeof agentAnswerSchema>) => data,
      providesTags: (_agent, _error, id) => [{ type: 'Agent', id }],
    }),
    createAgent: build.mutation<unknown, CreateAgentBody>({
      query: sendBody('createAgent'),
      invalidatesTags: ['AgentList'],
    }),
    updateAgent: build.mutation<unknown, UpdateAgentBody & { id: number }>({
      query: ({ id, ...body }) => request('updateAgent', { id, body }),
      invalidatesTags: (_result, _error, { id }) => ['AgentList', { type: 'Agent', id }],
    }),
    updateAgentStatus: build.mutation<unknown, { id: number; status: AgentStatus }>({
      query: ({ id, status }) => request('updateAgentStatus', { id, body: { status } }),
      invalidatesTags: (_result, _error, { id }) => ['AgentList', { type: 'Agent', id }],
    }),
  }),
});

export const {
  useAgentsQuery,
  useEveryAgentInfiniteQuery,
  useLazyAgentQuery,
  useCreateAgentMutation,
  useUpdateAgentMutation,
  useUpdateAgentStatusMutation,
} = agentApi;

/** An owner's agents: one page, or all pages as they load. */
export function useAgentList(list: ListRequest) {
  const { page, needsAllRows } = list;
  const queryArg = { page, limit: limits.pageSize };
  const pageQuery = useAgentsQuery(queryArg, usePageQueryOptions(list));
  const all = useEveryAgentInfiniteQuery(undefined, { skip: !needsAllRows });
  return {
    page: toListPage(pageQuery, agentRows),
    every: useAllPages(all, agentRows),
  };
}
