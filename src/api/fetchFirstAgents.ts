import { limits } from '#domain/limits.ts';
import { agentApi } from './agentApi.ts';
import type { createStore } from './createStore.ts';

/** Fetches the page that the agent list begins with, so that it is there when the list is opened; a failure is forgotten. */
export async function fetchFirstAgents({ dispatch }: ReturnType<typeof createStore>) {
  const request = { page: 1, limit: limits.pageSize };
  const ahead = { subscribe: false, forceRefetch: true };
  const { isError } = await dispatch(agentApi.endpoints.agents.initiate(request, ahead));
  if (isError) dispatch(agentApi.util.invalidateTags(['AgentList']));
}
