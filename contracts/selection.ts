import { readFileSync } from 'node:fs';
import { describeCall, MADE_CALLS, type PactInteraction, readInteractions } from './pactFile.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const isCall = (text: string) => /^(GET|POST|PUT|PATCH|DELETE) \//i.test(text);

/** The calls of the contract, each with a pattern of its path. */
const known = [...new Set(readInteractions().map(describeCall))].map((call) => ({
  call,
  pattern: new RegExp(`^${escaped(call).replaceAll(/\\\{\w+\\\}/g, '[^/]+')}$`),
}));

/** The call of the contract that a request belongs to: "GET /agent/7?x=1" to "GET /agent/{id}". */
export const findCall = (requestText: string) =>
  known.find(({ pattern }) => pattern.test(requestText.replace(/\?.*/, '')))?.call;

/** The calls with a path that begins like an unknown call's path. */
function callsNear(text: string): string[] {
  const [, place = ''] = text.toLowerCase().split('/');
  const allCalls = known.map(({ call }) => call);
  const near = allCalls.filter((call) =>
    call.toLowerCase().split('/')[1]?.startsWith(place.slice(0, 4)),
  );
  return near.length > 0 ? near : allCalls;
}

/** The calls that each journey makes, by its title. */
export type MadeCalls = Record<string, string[]>;

/** What a run verifies. */
export interface Selection {
  interactions: PactInteraction[];
  /** A pattern of the titles of the journeys; without it, all of them run. */
  titlePattern?: string;
}

/**
 * What `--only` selects: a call, in any case, with the journeys that make it; otherwise what contains
 * the text. Throws if the text is a call that the contract does not have.
 */
export function selectContract(only: string | undefined): Selection {
  const interactions = readInteractions();
  if (!only) return { interactions };
  const text = only.toLowerCase();
  if (!isCall(only)) {
    return {
      interactions: interactions.filter(({ description }) =>
        description.toLowerCase().includes(text),
      ),
      // "SERVER-3" must not match "SERVER-30".
      titlePattern: escaped(only) + (/\d$/.test(only) ? '(?!\\d)' : ''),
    };
  }
  const call = known.find((candidate) => candidate.call.toLowerCase() === text)?.call;
  if (!call) {
    throw new Error(`The contract has no call "${only}". Near it: ${callsNear(only).join(', ')}.`);
  }
  const madeCalls: MadeCalls = JSON.parse(readFileSync(MADE_CALLS, 'utf8'));
  const titles = Object.entries(madeCalls).flatMap(([title, calls]) =>
    calls.includes(call) ? [title] : [],
  );
  return {
    interactions: interactions.filter((interaction) => describeCall(interaction) === call),
    titlePattern: titles.length > 0 ? `^(${titles.map(escaped).join('|')})$` : '^$',
  };
}
