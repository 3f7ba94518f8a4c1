import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { type ApiError, toApiError } from './apiError.ts';
import { environment } from './environment.ts';
import { selectToken, sessionEnded, type sessionReducer } from './sessionSlice.ts';

/** `isPublic` marks calls that need no session: a 401 from them is an answer, not its end. */
interface CallOptions {
  isPublic?: boolean;
}

/** Where the API is: an absolute address also outside a browser, where there is no origin to lean on. */
const apiUrl = () => new URL(environment.apiUrl, globalThis.location?.href).href;

/**
 * RTK Query reads a copy of each body beside the body, to show what is no JSON. A report of 26 MB is not
 * to be read twice, so the copy is empty.
 */
const fetchOnce: typeof fetch = async (...request) => {
  const response = await fetch(...request);
  response.clone = () => new Response(null, response);
  return response;
};

const baseQuery: BaseQueryFn<FetchArgs, unknown, ApiError, CallOptions> = async (
  call,
  api,
  options,
) => {
  const fetchJson = fetchBaseQuery({
    baseUrl: apiUrl(),
    fetchFn: fetchOnce,
    prepareHeaders: (headers) => {
      const token = selectToken(api.getState() as { session: ReturnType<typeof sessionReducer> });
      if (token) headers.set('authorization', `Bearer ${token}`);
    },
  });
  const { data, error } = await fetchJson(call, api, {});
  if (!error) return { data };
  const apiError = toApiError(error);
  if (apiError.kind === 'status' && apiError.status === 401 && !options?.isPublic) {
    api.dispatch(sessionEnded());
  }
  return { error: apiError };
};

/** The one API of the application (section 7). Each resource adds its endpoints in its own file. */
export const baseApi = createApi({
  baseQuery,
  tagTypes: ['Survey', 'SurveyList', 'Analysis', 'Agent', 'AgentList', 'ResponseList'],
  catchSchemaFailure: (error): ApiError => ({
    kind: 'malformed',
    message: error.issues
      .map((issue) => `${issue.path?.map(String).join('.')}: ${issue.message}`)
      .join('; '),
  }),
  endpoints: () => ({}),
});
