import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { expect } from 'vitest';
import { browserPage } from '#api/browserPage.ts';
import { createStore } from '#api/createStore.ts';
import { environment } from '#api/environment.ts';
import { startSession } from '#api/session.ts';
import { removeSession } from '#api/storedSession.ts';
import { WRITTEN_PACTS } from './pactFile.ts';
import type { StateName, States } from './states.ts';

export const TOKEN = 'a-bearer-token';
export const USER_ID = 2;

/** A date with an offset or Z: without one it would depend on a time zone. */
export const ISO_DATE =
  '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$';

const options: ConstructorParameters<typeof PactV4>[0] = {
  consumer: 'canvass-web',
  provider: 'canvass-api',
  dir: WRITTEN_PACTS,
  logLevel: 'error',
};
const pact = new PactV4(options);

const PORTS = 100;
const url = new URL(import.meta.env.VITE_API_URL ?? '');
const firstPort = Number(url.port);
let interactions = 0;

/**
 * Gives the next interaction a port of its own: Pact ends a stand-in a moment after its test, and
 * ends the next one at the same port instead.
 */
function takePort(): void {
  options.port = firstPort + (interactions % PORTS);
  interactions += 1;
  url.port = String(options.port);
  environment.apiUrl = url.href;
}

/** Known answers belong to journeys: one message says nothing about computed figures. */
type Givable = Exclude<StateName, 'answers to a survey'>;

export type Given = { [Name in Givable]: [name: Name, parameters: States[Name]] }[Givable];

/** An interaction that starts with an empty database and further states. */
export function interaction(description: string, ...providerStates: Given[]) {
  takePort();
  const states: Given[] = [['an empty database', {}], ...providerStates];
  return states
    .reduce(
      (started, [name, parameters]) => started.given(name, { ...parameters }),
      pact.addInteraction(),
    )
    .uponReceiving(description);
}

/** An interaction of a signed-in owner. */
export const ownerInteraction = (description: string, ...providerStates: Given[]) =>
  interaction(description, ['a signed-in owner', {}], ...providerStates);

type Interaction = ReturnType<typeof interaction>;
type BuildRequest = NonNullable<Parameters<Interaction['withRequest']>[2]>;
type Json = Parameters<Parameters<BuildRequest>[0]['jsonBody']>[0];

/** Gives a request or a response this body. */
export const jsonBody = (body: Json) => (message: { jsonBody(body: Json): unknown }) => {
  message.jsonBody(body);
};

/** The header of every authenticated call; the provider chooses the token. */
export const bearer = {
  Authorization: MatchersV3.fromProviderState(`Bearer \${token}`, `Bearer ${TOKEN}`),
};

/** An authenticated request. */
export const signedRequest: BuildRequest = (request) => {
  request.headers(bearer);
};

/** An authenticated request with this body. */
export const signedBody =
  (body: Json): BuildRequest =>
  (request) => {
    request.headers(bearer).jsonBody(body);
  };

type Result = PromiseLike<{ error?: unknown }>;

export const expectSuccess = async (result: Result) => expect((await result).error).toBeUndefined();

export const expectError = async (result: Result, error: object) =>
  expect((await result).error).toMatchObject(error);

/** The signed-in person's id; the provider chooses it. */
export const userId = MatchersV3.fromProviderState(`\${userId}`, USER_ID);

/** A path or value with a part that the provider chooses, such as `/survey/${surveyId}`. */
export function pickExample(template: string, examples: Record<string, string | number>) {
  const example = template.replace(/\$\{(\w+)\}/g, (_, name) => String(examples[name]));
  return MatchersV3.fromProviderState(template, example);
}

/** An error on the wire: the message is the provider's own unless the contract fixes it. */
export const errorBody = (message: string) => ({ message: MatchersV3.string(message) });

// There is no page to replace when a session ends.
browserPage.open = () => undefined;

/** The application's own store, with nobody signed in. */
export function visitor() {
  removeSession();
  return createStore();
}

/** The application's own store, with somebody signed in. */
export function signedIn(type: 'OWNER' | 'SUPER_ADMIN' = 'OWNER') {
  const store = visitor();
  const user = { id: USER_ID, firstName: 'Ada', lastName: 'King', email: 'ada@example.com', type };
  store.dispatch(startSession({ token: TOKEN, user }));
  return store;
}
