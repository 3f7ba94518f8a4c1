import { firstCalls } from './buildOrder.ts';
import { page } from './packagePaths.ts';
import { isTimeout, type Provider } from './provider.ts';

/** Why an option is no address of a server, as a sentence; null for a valid or missing one. */
export function addressProblem(option: string, address: string | undefined): string | null {
  if (address === undefined) return null;
  const url = URL.parse(address);
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return null;
  return `--${option} ${address} is no address: it begins with http:// or https://.`;
}

/** The answer; without one, whether the server did not answer in time or is not there. */
async function send(
  url: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<Response | 'hanging' | 'missing'> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    return isTimeout(error) ? 'hanging' : 'missing';
  }
}

function unanswered(how: 'hanging' | 'missing', url: string, option: string, timeoutMs: number) {
  return how === 'hanging'
    ? `${url} takes the connection and does not answer in ${timeoutMs / 1000} s.`
    : `Nothing answers at ${url}. Start the server, or correct ${option}.`;
}

/** Why a provider cannot be verified at all, with what to do; null if it can. */
export async function providerProblem({ providerUrl, statesUrl, headers, timeoutMs }: Provider) {
  const login = `${providerUrl.replace(/\/$/, '')}/api/v1/auth/login`;
  const response = await send(
    login,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    },
    timeoutMs,
  );
  if (typeof response === 'string') {
    return unanswered(
      response,
      response === 'hanging' ? login : providerUrl,
      '--provider-url',
      timeoutMs,
    );
  }
  if (response.status === 404) {
    return `${login} is answered 404. The calls begin with /api/v1: give --provider-url the address before it.
If nothing is built yet, begin with the states address (${page()}), then ${firstCalls.join(', ')}.`;
  }
  if (!statesUrl) return null;
  const state = await send(
    statesUrl,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ state: 'an empty database', params: {}, action: 'setup' }),
    },
    timeoutMs,
  );
  if (typeof state === 'string') return unanswered(state, statesUrl, '--states-url', timeoutMs);
  if (state.ok) return null;
  const text = (await state.text()).slice(0, 300);
  return `${statesUrl} answers ${state.status} ${text} to the state "an empty database". It takes POST { state, params, action }, see ${page()}.`;
}
