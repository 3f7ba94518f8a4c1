import { limits } from '#domain/limits.ts';
import { type ApiError, parseResponse } from './apiError.ts';
import { environment } from './environment.ts';
import type { ApiCall } from './queries.ts';

/** The data of a call, or its error. */
export type ApiResult = { data: unknown } | { error: ApiError };

/** The URL of the API. Outside a browser it must be absolute, because there is no origin to resolve it against. */
const apiUrl = () => new URL(environment.apiUrl, globalThis.location?.href).href;

/**
 * After this time (ms) a request without a response fails: enough for a large file on a slow
 * connection.
 */
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

interface PrefetchedRequest {
  result: Promise<ApiResult>;
  receivedAt?: number;
  hasFailed?: boolean;
}

const createKey = (call: ApiCall, token: string | null) => JSON.stringify([token, call]);

/**
 * Stores the results of requests that were sent before their screen opens: while its code loads, or
 * before a redirect. `take` returns each result once, in the same session, until five seconds after
 * it arrived. At the start it also returns a failure, so that the screen reports it; later failures
 * are removed, because opening the screen sends the request again.
 */
export class PrefetchedRequests {
  private readonly requests = new Map<string, PrefetchedRequest>();
  /** Whether the application has not rendered yet. */
  isStarting = true;

  send(call: ApiCall, token: string): void {
    const key = createKey(call, token);
    const keepsFailure = this.isStarting;
    const early: PrefetchedRequest = { result: send(call, token) };
    this.requests.set(key, early);
    void early.result.then((result) => {
      early.receivedAt = Date.now();
      early.hasFailed = 'error' in result;
      const shouldDiscard = early.hasFailed && !keepsFailure;
      if (shouldDiscard && this.requests.get(key) === early) this.requests.delete(key);
    });
  }

  /** Removes and returns the result of a request; undefined if there is none, or if it is stale. */
  take(call: ApiCall, token: string | null): Promise<ApiResult> | undefined {
    const key = createKey(call, token);
    const { result, receivedAt = Date.now() } = this.requests.get(key) ?? {};
    this.requests.delete(key);
    // The clock may have been set back.
    return Math.abs(Date.now() - receivedAt) < limits.freshSeconds * 1000 ? result : undefined;
  }

  /** Whether the data of a prefetched request have arrived. */
  hasData(call: ApiCall, token: string | null): boolean {
    return this.requests.get(createKey(call, token))?.hasFailed === false;
  }

  /** Removes all results, because a mutation makes them stale. */
  forget(): void {
    this.requests.clear();
  }
}
