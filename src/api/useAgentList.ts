import { limits } from '#domain/limits.ts';
import { agentApi, agentRows, useAgentsQuery, useEveryAgentInfiniteQuery } from './agentApi.ts';
import { type ListRequest, rowsOfPage } from './rowsOfPage.ts';
import { useEveryPage } from './useEveryPage.ts';

/** An owner's agents: one page, or every one as it loads. */
export function useAgentList({ page, isWhole }: ListRequest) {
  const request = { page, limit: limits.pageSize };
  const shown = useAgentsQuery(request, { skip: isWhole, refetchOnFocus: true });
  const all = useEveryAgentInfiniteQuery(undefined, { skip: !isWhole });
  const prefetch = agentApi.usePrefetch('agents');
  return {
    page: rowsOfPage(shown, agentRows, (ahead) => prefetch({ ...request, page: ahead })),
    every: useEveryPage(all, agentRows),
  };
}
