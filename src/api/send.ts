import { limits } from '#domain/limits.ts';
import { type ApiError, readAnswer } from './apiError.ts';
import { environment } from './environment.ts';
import type { ApiCall } from './queries.ts';

/** The data of a call, or its error. */
export type ApiResult = { data: unknown } | { error: ApiError };

/** The address of the API. Outside a browser it must be absolute, because there is no origin to resolve it against. */
const apiUrl = () => new URL(environment.apiUrl, globalThis.location?.href).href;

/**
 * After this time a call without an answer fails, in milliseconds: enough for a large file on a
 * slow line.
 */
const MAX_WAIT = 120_000;

/** Sends a call and reads its answer. The body is read once: a report may have 26 MB. */
export async function send(
  { url, method, params, body }: ApiCall,
  token: string | null,
  signal?: AbortSignal,
): Promise<ApiResult> {
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
      // A token belongs to this server: no redirect takes it to another one.
      redirect: 'error',
      signal: AbortSignal.any([late.signal, ...(signal ? [signal] : [])]),
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
    return { error: { kind: 'network' } };
  } finally {
    clearTimeout(timer);
  }
}

interface EarlyAnswer {
  answer: Promise<ApiResult>;
  answeredAt?: number;
  hasFailed?: boolean;
}

const createKey = (call: ApiCall, token: string | null) => JSON.stringify([token, call]);

/**
 * Holds the answers of calls that were sent before their screen needs them: while its code loads, or
 * before a redirect. Each answer serves one query of the same session, until five seconds after it
 * arrived. A failure serves one at the start, so that the screen reports it; later it serves none,
 * because opening a prefetched screen retries.
 */
export class PrefetchedRequests {
  private readonly sent = new Map<string, EarlyAnswer>();
  /** Whether the application has not rendered yet. */
  isStarting = true;

  send(call: ApiCall, token: string): void {
    const key = createKey(call, token);
    const servesFailure = this.isStarting;
    const early: EarlyAnswer = { answer: send(call, token) };
    this.sent.set(key, early);
    void early.answer.then((answer) => {
      early.answeredAt = Date.now();
      early.hasFailed = 'error' in answer;
      const isUseless = early.hasFailed && !servesFailure;
      if (isUseless && this.sent.get(key) === early) this.sent.delete(key);
    });
  }

  /** Removes and returns the answer to a call; undefined if there is none, or if it is stale. */
  take(call: ApiCall, token: string | null): Promise<ApiResult> | undefined {
    const key = createKey(call, token);
    const { answer, answeredAt = Date.now() } = this.sent.get(key) ?? {};
    this.sent.delete(key);
    // The clock may have been set back.
    return Math.abs(Date.now() - answeredAt) < limits.freshSeconds * 1000 ? answer : undefined;
  }

  /** Whether the data of a call have arrived. */
  hasData(call: ApiCall, token: string | null): boolean {
    return this.sent.get(createKey(call, token))?.hasFailed === false;
  }

  /** Removes all answers, because a change makes them stale. */
  forget(): void {
    this.sent.clear();
  }
}
