import pact from '../contracts/pacts/canvass-web-canvass-api.json' with { type: 'json' };
import { type CallName, calls } from './calls.ts';
import type { MatchingRules } from './compareByRules.ts';

/** One half of an interaction, as the pact file writes it. */
interface PactMessage {
  headers?: Record<string, string[]>;
  body?: { content: unknown; contentType: string };
  matchingRules?: { body?: MatchingRules; query?: MatchingRules };
}

/** One interaction of the contract, as the pact file writes it, with the call that it is about. */
export interface Interaction {
  call: CallName;
  description: string;
  request: PactMessage & { method: string; path: string; query?: Record<string, string[]> };
  response: PactMessage & { status: number };
}

const patternOf = (call: CallName) => {
  const [method, path = ''] = call.split(' ');
  return new RegExp(`^${method} /api/v1${path.replace(/:\w+/g, '[^/]+')}$`);
};

function callOf({ method, path }: Interaction['request']): CallName {
  const call = calls.find((name) => patternOf(name).test(`${method} ${path}`));
  if (!call) throw new Error(`No call of section 7 is ${method} ${path}`);
  return call;
}

/** Every interaction of the committed pact. */
export const interactions: Interaction[] = (
  pact.interactions as unknown as Omit<Interaction, 'call'>[]
).map((interaction) => ({ ...interaction, call: callOf(interaction.request) }));

/** The interactions that are not among the descriptions of those that were exercised. */
export const unexercisedOf = (exercised: string[]): Interaction[] =>
  interactions.filter(({ description }) => !exercised.includes(description));
