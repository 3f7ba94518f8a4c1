import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { limits } from '#domain/limits.ts';
import { type ApiError, readAnswer } from './apiError.ts';
import { environment } from './environment.ts';
import type { ApiCall } from './request.ts';
import {
  isSessionOutdated,
  type SessionRoot,
  selectPerson,
  selectToken,
  selectUser,
  sessionRefused,
  sessionReread,
} from './sessionSlice.ts';

/** The address of the API. Outside a browser it must be absolute, because there is no origin to resolve it against. */
const apiUrl = () => new URL(environment.apiUrl, globalThis.location?.href).href;

/**
 * After this time a call without an answer fails, in milliseconds: enough for a large file on a
 * slow line.
 */
const MAX_WAIT = 120_000;

/** Sends a call and reads its answer. The body is read once: a report may have 26 MB. */
async function send(
  { url, method, params, body }: ApiCall,
  token: string | null,
  left: AbortSignal,
) {
  const address = new URL(`${apiUrl()}/${url}`);
  for (const [name, value] of Object.entries(params ?? {})) {
    address.searchParams.set(name, String(value));
  }
  const late = new AbortController();
  // No `AbortSignal.timeout`: tests cannot move its clock.
  const timer = setTimeout(() => late.abort(), MAX_WAIT);
  const isJson = body !== undefined && !(body instanceof FormData);
  try {
    const call = new Request(address, {
      method,
      // Answers are a person's: no server or proxy decides whether the browser keeps them.
      cache: 'no-store',
      signal: AbortSignal.any([left, late.signal]),
      headers: {
        accept: 'application/json',
        ...(isJson && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
    });
    const answer = await fetch(call);
    return readAnswer(answer.status, await answer.text());
  } catch {
    return { error: { kind: 'network' } satisfies ApiError };
  } finally {
    clearTimeout(timer);
  }
}

const baseQuery: BaseQueryFn<ApiCall, unknown, ApiError> = async (call, api) => {
  const { inTheNameOf, isPublic } = call;
  const state = () => api.getState() as SessionRoot;
  if (isSessionOutdated(state())) {
    const person = selectPerson(state());
    api.dispatch(sessionReread());
    const isAnother = selectPerson(state()) !== person;
    if (isAnother && !isPublic) return { error: { kind: 'superseded' } };
  }
  const token = selectToken(state());
  const userId = selectUser(state())?.id;
  if (inTheNameOf !== undefined && userId !== undefined && inTheNameOf !== userId) {
    return { error: { kind: 'superseded' } };
  }
  const answer = await send(call, token, api.signal);
  const error = 'error' in answer ? answer.error : undefined;
  const isRefused = error?.kind === 'status' && error.status === 401 && !isPublic;
  // A late answer to an earlier session's call says nothing about this one.
  const isStill = token !== null && token === selectToken(state());
  if (isRefused && isStill) api.dispatch(sessionRefused());
  return answer;
};

/** What a call shows or changes. */
export const tagTypes = [
  'Survey',
  'SurveyList',
  'Analysis',
  'Agent',
  'AgentList',
  'ResponseList',
] as const;

/** The one API of the application (CALL-1 to CALL-3). Each resource adds its endpoints in its own file. */
export const baseApi = createApi({
  baseQuery,
  // A failed call may have succeeded on the server, so its tags are invalidated too. docs/seams.md
  // lists which call refreshes which screen.
  tagTypes,
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
