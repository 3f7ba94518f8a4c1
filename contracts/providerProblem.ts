import { firstCalls } from './buildOrder.ts';
import { PATIENCE, type Provider } from './provider.ts';

async function send(url: string, init: RequestInit): Promise<Response | null> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    return null;
  }
}

/** What keeps a provider from being verified at all, as a sentence that says what to do; null when nothing does. */
export async function providerProblem({ providerUrl, statesUrl, headers }: Provider) {
  const login = `${providerUrl.replace(/\/$/, '')}/api/v1/auth/login`;
  const answer = await send(login, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{}',
  });
  if (!answer) {
    return `Nothing answers at ${providerUrl}. Start the server, or correct --provider-url.`;
  }
  if (answer.status === 404) {
    return `${login} is answered 404. The calls begin with /api/v1: give --provider-url the address before it.
If nothing is built yet, begin with the states address (docs/contracts.md), then ${firstCalls.join(', ')}.`;
  }
  if (!statesUrl) return null;
  const state = await send(statesUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ state: 'an empty database', params: {}, action: 'setup' }),
  });
  if (!state) return `Nothing answers at ${statesUrl}. Start it, or correct --states-url.`;
  if (state.ok) return null;
  const text = (await state.text()).slice(0, 300);
  return `${statesUrl} answers ${state.status} ${text} to the state "an empty database". It takes POST { state, params, action }, see docs/contracts.md.`;
}
