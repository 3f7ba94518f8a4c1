import { isTimeout, type Provider } from './provider.ts';
import { gives, type StateName, type States } from './states.ts';

/** A state that the provider failed to set; the message has the state and the answer. */
export class StateError extends Error {}

/** The provider does not know the state: it answered 404. */
export class UnknownState extends StateError {}

/** In one line: the answer to an unknown state is often a whole page, and parameters may be long. */
const shorten = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 120 ? `${line.slice(0, 120)}…` : line;
};

/** The states address does not respond, so that no further state can be set. */
export class StatesUnreachable extends StateError {
  override name = 'StatesUnreachable';
}

/** Brings a provider into a state, and returns the values that it gives. Throws a StateError; an
 * UnknownState if the provider does not know it, a StatesUnreachable without a response.
 */
export async function setState<Name extends StateName>(
  { statesUrl, headers, timeoutMs }: Provider,
  state: Name,
  params: States[Name],
): Promise<Record<string, string | number>> {
  const stateText = `The state "${state}" ${shorten(JSON.stringify(params))}`;
  if (!statesUrl) throw new StateError(`${stateText} is needed; give --states-url.`);
  let response: Response;
  try {
    response = await fetch(statesUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ state, params, action: 'setup' }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    throw new StatesUnreachable(
      isTimeout(error)
        ? `${stateText} was sent to ${statesUrl}, without a response in ${timeoutMs / 1000} s.`
        : `${stateText} cannot be sent: ${statesUrl} refuses the connection.`,
    );
  }
  const text = await response.text();
  if (response.status === 404) {
    throw new UnknownState(`${stateText} was answered 404 ${shorten(text)}`);
  }
  if (!response.ok)
    throw new StateError(`${stateText} was answered ${response.status} ${shorten(text)}`);
  const values = valuesIn(text);
  const givenNames = gives[state] ?? [];
  const isJson = response.headers.get('content-type')?.includes('json');
  if (givenNames.length > 0 && !isJson) {
    throw new StateError(`${stateText} was not answered as application/json.`);
  }
  const missing = givenNames.filter((name) => !['string', 'number'].includes(typeof values[name]));
  if (missing.length > 0) {
    throw new StateError(
      `${stateText} was answered ${shorten(text) || 'nothing'}, without ${missing.join(' and ')}.`,
    );
  }
  return values;
}

function valuesIn(text: string): Record<string, string | number> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
