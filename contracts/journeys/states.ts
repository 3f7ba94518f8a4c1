import type { Provider } from '../provider.ts';
import { setState, UnknownState } from '../setState.ts';
import type { StateName, States } from '../states.ts';

const { CANVASS_PROVIDER } = process.env;
if (!CANVASS_PROVIDER) throw new Error('Journeys are run by npm run contracts:verify');

/** The server under test. */
export const provider: Provider = JSON.parse(CANVASS_PROVIDER);

class JourneySkipped extends Error {}

/** Skips the journey: the server lacks an optional feature, which `reason` names. */
export function skipJourney(reason: string): never {
  throw new JourneySkipped(reason);
}

export const isSkipped = (error: unknown): error is Error => error instanceof JourneySkipped;

/**
 * Sets an optional state and returns its values. If the server does not know the state, the journey
 * is skipped. If the server fails to set it, the journey fails.
 */
export async function prepareOptionalState<Name extends StateName>(
  state: Name,
  params: States[Name],
) {
  try {
    return await prepareState(state, params);
  } catch (error) {
    if (error instanceof UnknownState) return skipJourney(error.message);
    throw error;
  }
}

/** Brings the server into a state; returns the values that it gives. */
export const prepareState = <Name extends StateName>(state: Name, params: States[Name]) =>
  setState(provider, state, params);
