import { apiUrl } from './apiUrl.ts';

interface FirstCall {
  url: string;
  method?: string;
  body?: object;
}

let first: { key: string; answer: Promise<Response>; sending: AbortController } | undefined;

const keyOf = (...parts: (string | null | undefined)[]) => parts.join('\n');

/**
 * Sends the call that the first screen will make, before the code that makes it is there. It is answered
 * to that call alone, in the name of the same session, and once.
 */
export function askAhead({ url, method = 'GET', body }: FirstCall, token: string): void {
  const address = `${apiUrl()}/${url}`;
  const authorization = `Bearer ${token}`;
  const text = body && JSON.stringify(body);
  const sending = new AbortController();
  const answer = fetch(address, {
    method,
    signal: sending.signal,
    headers: {
      authorization,
      accept: 'application/json',
      ...(text && { 'content-type': 'application/json' }),
    },
    ...(text && { body: text }),
  });
  // Its failure belongs to the call that it was sent for.
  answer.catch(() => undefined);
  first = { key: keyOf(method, address, authorization, text), answer, sending };
}

/** Drops the prefetched answer when another screen is opened before it was used. */
export function forgetFirstAnswer(): void {
  first?.sending.abort();
  first = undefined;
}

/** The answer to this call, if it was sent ahead. From now on it is aborted with the call. */
export async function takeFirstAnswer(request: Request): Promise<Response | undefined> {
  if (!first) return undefined;
  const { method, url, headers } = request;
  const key = keyOf(method, url, headers.get('authorization'), await request.clone().text());
  if (first?.key !== key) return undefined;
  const { answer, sending } = first;
  first = undefined;
  const { signal } = request;
  signal.addEventListener('abort', () => sending.abort(signal.reason), { once: true });
  return answer;
}
