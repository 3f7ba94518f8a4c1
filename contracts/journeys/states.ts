import type { Provider } from '../provider.ts';
import { setState, UnknownState } from '../setState.ts';
import type { StateName, States } from '../states.ts';

const { CANVASS_PROVIDER } = process.env;
if (!CANVASS_PROVIDER) throw new Error('Journeys are run by npm run contracts:verify');

/** The server under test. */
export const provider: Provider = JSON.parse(CANVASS_PROVIDER);

class NotShown extends Error {}

/** Ends a journey that a server need not show; the reason says what is missing. */
export function notShown(reason: string): never {
  throw new NotShown(reason);
}

export const isNotShown = (error: unknown): error is Error => error instanceof NotShown;

/**
 * Sets an optional state and returns its values. If the server does not know the state, the journey
 * counts as not shown. If the server fails to set it, the journey fails.
 */
export async function givenIfKnown<Name extends StateName>(state: Name, params: States[Name]) {
  try {
    return await prepareState(state, params);
  } catch (error) {
    if (error instanceof UnknownState) return notShown(error.message);
    throw error;
  }
}

/** Brings the server into a state; returns the values that it gives. */
export const prepareState = <Name extends StateName>(state: Name, params: States[Name]) =>
  setState(provider, state, params);
