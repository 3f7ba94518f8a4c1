import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { type ApiError, toApiError } from './apiError.ts';
import { apiUrl } from './apiUrl.ts';
import { type Answer, takeFirstAnswer } from './firstAnswer.ts';
import {
  isSessionOutdated,
  type SessionRoot,
  selectPerson,
  selectToken,
  selectUser,
  sessionRefused,
  sessionReread,
} from './sessionSlice.ts';

interface Call extends FetchArgs {
  /** Needs no session: a 401 from it is an answer, not its end. */
  isPublic: boolean;
  /** The person whose id it carries: once another has signed in, it is not sent (SEAM-2). */
  inTheNameOf?: number;
}

/** A call that has not been answered by then has failed, in milliseconds: long enough for a large file on a slow line. */
const MAX_WAIT = 120_000;

/** How the body of an answer is read, by what RTK Query gets in its place. */
const bodies = new WeakMap<Response, Answer['text']>();

const send = async (request: Request): Promise<Answer> => {
  const head = await fetch(request);
  return { head, text: () => head.text() };
};

/**
 * RTK Query copies every body, to show one that is not JSON. A report of 26 MB should be read once: what it gets
 * is the answer without its body, which `readJson` has.
 */
const fetchHead = async (request: Request) => {
  const { head, text } = (await takeFirstAnswer(request)) ?? (await send(request));
  const bare = new Response(null, head);
  bodies.set(bare, text);
  return bare;
};

const readJson = async (bare: Response): Promise<unknown> => {
  const text = await bodies.get(bare)?.();
  return text ? JSON.parse(text) : null;
};

let made: ReturnType<typeof fetchBaseQuery> | undefined;

/** Made at the first call: outside a browser the address of the API is not known before. */
const fetchJson: BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError> = (...call) => {
  made ??= fetchBaseQuery({
    baseUrl: apiUrl(),
    timeout: MAX_WAIT,
    fetchFn: (request) => fetchHead(request as Request),
    responseHandler: readJson,
    prepareHeaders: (headers, { getState }) => {
      const token = selectToken(getState() as SessionRoot);
      if (token) headers.set('authorization', `Bearer ${token}`);
    },
  });
  return made(...call);
};

const baseQuery: BaseQueryFn<Call, unknown, ApiError> = async (
  { inTheNameOf, isPublic, ...call },
  api,
) => {
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
  const { data, error } = await fetchJson(call, api, {});
  if (!error) return { data };
  const apiError = toApiError(error);
  const isRefused = apiError.kind === 'status' && apiError.status === 401 && !isPublic;
  // A late answer to an earlier session's call says nothing about this one.
  const isStill = token !== null && token === selectToken(state());
  if (isRefused && isStill) api.dispatch(sessionRefused());
  return { error: apiError };
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
  // A call that failed may have been carried out all the same: what it could have changed is read again.
  // Which call changes what is shown where: docs/seams.md.
  tagTypes,
  // On returning to a screen, data older than this (s) is shown at once and read again.
  refetchOnMountOrArgChange: 5,
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
