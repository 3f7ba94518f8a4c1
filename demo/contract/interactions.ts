import pact from '#contracts/pacts/canvass-web-canvass-api.json' with { type: 'json' };
import { type CallName, callNamed, callNames } from '#mocks/callNames.ts';

/** One interaction of the contract, with its call. */
export interface Interaction {
  call: CallName;
  description: string;
  request: { method: string; path: string };
  response: { status: number };
}

const buildPattern = (call: CallName) => {
  const { method, path } = callNamed(call);
  return new RegExp(`^${method} /api/v1${path.replace(/:\w+/g, '[^/]+')}$`);
};

function findCall({ method, path }: Interaction['request']): CallName {
  const call = callNames.find((name) => buildPattern(name).test(`${method} ${path}`));
  if (!call) throw new Error(`No call of the contract is ${method} ${path}`);
  return call;
}

/** Every interaction of the committed pact. */
export const interactions: Interaction[] = pact.interactions.map(
  ({ description, request, response: { status } }) => ({
    call: findCall(request),
    description,
    request,
    response: { status },
  }),
);

/**
 * The interactions that no response covered; `exercised` has calls with their status: "POST /survey
 * 200".
 */
export const findUnexercised = (exercised: string[]): Interaction[] =>
  interactions.filter(({ call, response }) => !exercised.includes(`${call} ${response.status}`));
