import { limits } from '#domain/limits.ts';
import { agentApi, agentRows, useAgentsQuery, useEveryAgentInfiniteQuery } from './agentApi.ts';
import { type ListRequest, rowsOfPage } from './rowsOfPage.ts';
import { useEveryPage } from './useEveryPage.ts';

const limit = limits.pageSize;

/** An owner's agents: one page, or every one as it loads. */
export function useAgentList({ page, isWhole }: ListRequest) {
  const shown = useAgentsQuery({ page, limit }, { skip: isWhole, refetchOnFocus: true });
  const all = useEveryAgentInfiniteQuery(undefined, { skip: !isWhole });
  const prefetch = agentApi.usePrefetch('agents');
  return {
    page: rowsOfPage(shown, agentRows, (ahead) => prefetch({ page: ahead, limit })),
    every: useEveryPage(all, agentRows),
  };
}
