import { apiUrl } from './apiUrl.ts';
import { browserStorage } from './browserStorage.ts';

interface FirstCall {
  url: string;
  method?: string;
  params?: Record<string, string>;
  body?: object;
}

/** An answer whose body can be had more than once. */
export interface Answer {
  head: Response;
  text: () => Promise<string>;
}

interface First {
  key: string;
  token: string;
  answer: Promise<Answer>;
  sending: AbortController;
  /** Whether all of it is there, it is good, and it is read within a few frames. */
  isReady: boolean;
}

/** What is longer is read once the screen says that it is loading, in characters: that many take some 30 ms. */
const SOON_READ = 1_000_000;

/** Reading what is there takes no longer, in milliseconds, unless it is asked for anew after all. */
const READING = 100;

let first: First | undefined;

const keyOf = (...parts: (string | null | undefined)[]) => parts.join('\n');

/**
 * Sends the call that the first screen will make, before the code that makes it is there, and reads what comes. It is
 * answered to that call alone, in the name of the same session, and once.
 */
export function askAhead({ url, method = 'GET', params, body }: FirstCall, token: string): void {
  const query = params ? `?${new URLSearchParams(params)}` : '';
  const address = `${apiUrl()}/${url}${query}`;
  const authorization = `Bearer ${token}`;
  const sent = body && JSON.stringify(body);
  const sending = new AbortController();
  const answer = fetch(address, {
    method,
    signal: sending.signal,
    headers: {
      authorization,
      accept: 'application/json',
      ...(sent && { 'content-type': 'application/json' }),
    },
    ...(sent && { body: sent }),
  }).then((head) => {
    const text = head.text();
    text.then(
      ({ length }) => {
        asked.isReady = head.ok && length <= SOON_READ;
      },
      () => undefined,
    );
    return { head, text: () => text };
  });
  const key = keyOf(method, address, authorization, sent);
  const asked: First = { key, token, answer, sending, isReady: false };
  // Its failure belongs to the call that it was sent for.
  answer.catch(() => undefined);
  first = asked;
}

/** Drops the prefetched answer when another screen is opened before it was used. */
export function forgetFirstAnswer(): void {
  first?.sending.abort();
  first = undefined;
}

/**
 * Has the answer read before the screen is rendered, where all of it is there (LOAD-7), and resolves with what came of it. One
 * that turns out to be no good is left to the screen's own call, which says so: nothing is asked twice. Where somebody else has
 * signed in, all is left to that call. One that it does not answer after all is not waited for.
 */
export async function readFirstAnswer(
  read: () => Promise<{ isError: boolean }>,
): Promise<{ isError: boolean } | undefined> {
  if (!first?.isReady || first.token !== browserStorage.read('token')) return undefined;
  const offered = first;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, READING));
  const outcome = await Promise.race([read(), late]);
  if (outcome?.isError) first = offered;
  return outcome;
}

/** The answer to this call, if it was sent ahead. From now on it is aborted with the call. */
export async function takeFirstAnswer(request: Request): Promise<Answer | undefined> {
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
