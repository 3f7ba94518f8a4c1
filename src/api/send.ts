import { type ApiError, parseResponse } from './apiError.ts';
import { environment } from './environment.ts';
import type { ApiCall } from './queries.ts';

/** The data of a call, or its error. */
export type ApiResult = { data: unknown } | { error: ApiError };

/** The URL of the API. Outside a browser it must be absolute, because there is no origin to resolve it against. */
const apiUrl = () => new URL(environment.apiUrl, globalThis.location?.href).href;

/** When a request without a response fails (ms): enough for a large file on a slow connection. */
const REQUEST_TIMEOUT_MS = 120_000;

/** Sends a request and parses its response. The body is read once: a report may have 26 MB. */
export async function send(
  { url, method, params, body }: ApiCall,
  token: string | null,
  signal?: AbortSignal,
): Promise<ApiResult> {
  const requestUrl = new URL(`${apiUrl()}/${url}`);
  for (const [name, value] of Object.entries(params ?? {})) {
    requestUrl.searchParams.set(name, String(value));
  }
  const timeoutController = new AbortController();
  // No `AbortSignal.timeout`: tests cannot move its clock.
  const timer = setTimeout(() => timeoutController.abort(), REQUEST_TIMEOUT_MS);
  const isJson = body !== undefined && !(body instanceof FormData);
  try {
    const call = new Request(requestUrl, {
      method,
      // Responses are personal data: the browser never caches them, whatever their headers say.
      cache: 'no-store',
      // A redirect must not send the token to another server.
      redirect: 'error',
      signal: AbortSignal.any([timeoutController.signal, ...(signal ? [signal] : [])]),
      headers: {
        accept: 'application/json',
        ...(isJson && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
    });
    const response = await fetch(call);
    return parseResponse(response.status, await response.text());
  } catch {
    return { error: { kind: 'network' } };
  } finally {
    clearTimeout(timer);
  }
}

/** A request that was sent before the application's code arrived. */
export interface EarlyRequest {
  key: string;
  result: Promise<ApiResult>;
}

const createKey = (call: ApiCall, token: string | null) => JSON.stringify([token, call]);

/** Sends the first request of a screen while its code loads (LOAD-3). */
export const sendEarly = (call: ApiCall, token: string): EarlyRequest => ({
  key: createKey(call, token),
  result: send(call, token),
});

/** The extra argument of the store's thunks. */
export interface ThunkExtra {
  early?: EarlyRequest | undefined;
}

/** Removes and returns the result of the early request, if it is this call in the same session. */
export function takeEarly(
  extra: ThunkExtra,
  call: ApiCall,
  token: string | null,
): Promise<ApiResult> | undefined {
  const { early } = extra;
  if (!early || early.key !== createKey(call, token)) return undefined;
  extra.early = undefined;
  return early.result;
}
