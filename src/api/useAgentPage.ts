import type { AgentPage } from '#domain/agent/agent.ts';
import { limits } from '#domain/limits.ts';
import { agentApi, useAgentsQuery, useEveryAgentInfiniteQuery } from './agentApi.ts';
import { useEveryPage } from './useEveryPage.ts';

const limit = limits.pageSize;

/** One page of an owner's agents. While the next page is on its way the old rows stay; a page that failed has no rows. */
export function useAgentPage(page: number, { skip }: { skip: boolean }) {
  const { data, currentData, error, isFetching, refetch } = useAgentsQuery(
    { page, limit },
    { skip, refetchOnFocus: true },
  );
  const prefetch = agentApi.usePrefetch('agents');
  const shown = error ? currentData : data;
  return {
    data: shown && {
      rows: shown.data,
      totalPages: shown.pagination.totalPages,
      totalItems: shown.pagination.totalItems,
    },
    error,
    isFetching,
    refetch: () => void refetch(),
    prefetch: (ahead: number) => prefetch({ page: ahead, limit }),
  };
}

const agentsOf = ({ data }: AgentPage) => data;
const pagesOf = ({ pagination }: AgentPage) => pagination.totalPages;

/** All agents of an owner, as they come (FIND-5). */
export function useEveryAgent({ skip }: { skip: boolean }) {
  return useEveryPage(useEveryAgentInfiniteQuery(undefined, { skip }), agentsOf, pagesOf);
}
