import { calls, type OperationId } from '#domain/api/calls.ts';
import type { AgentPageRequest, PageRequestByRole } from '#domain/api/paging.ts';
import { limits } from '#domain/limits.ts';

interface RequestParts {
  /** Replaces ":id" in the path. A GET response must have this id (SEAM-39). */
  id?: number;
  params?: Record<string, string | number>;
  /** Sent as JSON; `FormData` is sent unchanged. */
  body?: object;
}

/** A call of the API as `baseApi` sends it. */
export interface ApiCall extends RequestParts {
  url: string;
  method: string;
  /** Needs no session: a 401 does not end the session. */
  isPublic: boolean;
}

/** Describes a call of the API by its name. */
export function request(call: OperationId, parts: RequestParts): ApiCall {
  const { method, path, access } = calls[call];
  return {
    url: path.slice(1).replace(':id', String(parts.id)),
    method,
    isPublic: access === 'public',
    ...parts,
  };
}

/** The `query` of a mutation that sends its argument as body. */
export const sendBody =
  (call: OperationId) =>
  (body: object): ApiCall =>
    request(call, { body });

/** Describes a page of this person's list of surveys or responses. */
export const createPageRequest = (
  { userId, isAdmin }: Pick<PageRequestByRole, 'userId' | 'isAdmin'>,
  page: number,
): PageRequestByRole => ({ page, pageSize: limits.pageSize, userId, isAdmin });

/** Describes the calls of endpoints by name. The entry needs them before their code arrives. */
export const queries = {
  /** A page of one's own surveys, or of all surveys (LIST-12). */
  surveys: ({ isAdmin, ...body }: PageRequestByRole) =>
    request(isAdmin ? 'listAllSurveys' : 'listSurveys', { body }),
  survey: (id: number) => request('getSurvey', { id }),
  surveyAnalysis: (id: number) => request('analyzeSurvey', { id }),
  /** A page of the responses to one's own surveys, or to everyone's (RESPONSES-7). */
  responses: ({ isAdmin, ...params }: PageRequestByRole) =>
    request(isAdmin ? 'listAllResponses' : 'listResponses', { params }),
  /** A page of an owner's agents (AGENTS-5). */
  agents: (params: AgentPageRequest) => request('listAgents', { params }),
  agent: (id: number) => request('getAgent', { id }),
};

/** A query by the name of its endpoint, with its argument and call. */
export interface NamedQuery {
  endpoint: keyof typeof queries;
  argument: unknown;
  call: ApiCall;
  /** A record to edit: its screen ignores the cache (SEAM-16). */
  skipsCache?: boolean;
}

export const createQuery = <Name extends keyof typeof queries>(
  endpoint: Name,
  argument: Parameters<(typeof queries)[Name]>[0],
): NamedQuery => ({
  endpoint,
  argument,
  call: (queries[endpoint] as (argument: unknown) => ApiCall)(argument),
});
