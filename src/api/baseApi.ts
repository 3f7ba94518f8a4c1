import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { limits } from '#domain/limits.ts';
import type { ApiError } from './apiError.ts';
import { cacheTags } from './cacheTags.ts';
import type { ApiCall, NamedQuery } from './queries.ts';
import { type ApiResult, send, type ThunkExtra, takeEarly } from './send.ts';
import { endSession, syncSession } from './session.ts';
import { storedSession } from './storedSession.ts';

/** The id in the response to a request for one record; undefined if there is none. */
function idIn(data: unknown): unknown {
  const { id, data: record } = (data ?? {}) as { id?: unknown; data?: { id?: unknown } };
  return id ?? record?.id;
}

/** Rejects a response whose id is not the requested id: saving it overwrites this record. */
function rejectWrongRecord({ id, method }: ApiCall, result: ApiResult): ApiResult {
  const skipsIdCheck = id === undefined || method !== 'GET' || 'error' in result;
  const got = skipsIdCheck ? id : idIn(result.data);
  if (got === undefined || got === id) return result;
  return { error: { kind: 'malformed', message: `id: expected ${id}, got ${got}` } };
}

const baseQuery: BaseQueryFn<ApiCall, unknown, ApiError> = async (call, api) => {
  // The tab reloads: nothing is sent, and no screen is told of a failure.
  if (api.dispatch(syncSession())) return new Promise<never>(() => undefined);
  const { token } = storedSession();
  const early = takeEarly(api.extra as ThunkExtra, call, token);
  const result = rejectWrongRecord(call, await (early ?? send(call, token, api.signal)));
  const error = 'error' in result ? result.error : undefined;
  const isUnauthorized = error?.kind === 'status' && error.status === 401 && !call.isPublic;
  // A 401 for an earlier token must not end the current session.
  const isSameToken = token !== null && token === storedSession().token;
  if (isUnauthorized && isSameToken) api.dispatch(endSession());
  return result;
};

/** The one API of the application (CALL-1 to CALL-3). Each resource adds its endpoints in its own file. */
export const baseApi = createApi({
  baseQuery,
  tagTypes: cacheTags,
  refetchOnMountOrArgChange: limits.freshSeconds,
  // Queries that failed while offline are retried when the connection is back.
  refetchOnReconnect: true,
  catchSchemaFailure: (error): ApiError => ({
    kind: 'malformed',
    message: error.issues
      .map((issue) => {
        const expected = 'expected' in issue ? `expected ${issue.expected}` : issue.message;
        return `${issue.path?.map(String).join('.')}: ${expected}`;
      })
      .join('; '),
  }),
  endpoints: () => ({}),
});

type Endpoint = {
  initiate: (
    argument: unknown,
    options: object,
  ) => ThunkAction<Promise<unknown>, unknown, unknown, UnknownAction>;
};

/** Runs a query of an endpoint whose code has loaded. The screen subscribes later. */
export const initiate = ({ endpoint, argument }: NamedQuery) =>
  (baseApi.endpoints as unknown as Record<string, Endpoint>)[endpoint]?.initiate(argument, {
    subscribe: false,
  }) ?? (async () => undefined);
