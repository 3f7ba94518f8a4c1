import type { Provider } from '../provider.ts';
import { StateError, setState } from '../setState.ts';
import type { StateName, States } from '../states.ts';

const { CANVASS_PROVIDER } = process.env;
if (!CANVASS_PROVIDER) throw new Error('Journeys are run by npm run contracts:verify');

/** The server under test. */
export const provider: Provider = JSON.parse(CANVASS_PROVIDER);

/** The values of an optional state; null if the server does not know it. */
export async function givenIfKnown<Name extends StateName>(state: Name, params: States[Name]) {
  try {
    return await given(state, params);
  } catch (error) {
    if (error instanceof StateError) return null;
    throw error;
  }
}

/** Brings the server into a state; returns the values that it gives. */
export const given = <Name extends StateName>(state: Name, params: States[Name]) =>
  setState(provider, state, params);
