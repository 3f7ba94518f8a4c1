import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { program } from './packagePaths.ts';
import { describeCall, MADE_CALLS, readInteractions } from './pactFile.ts';
import type { Provider } from './provider.ts';
import type { Verified } from './verificationReport.ts';

interface Options {
  /** A text that a journey's title must contain. */
  only?: string | undefined;
  /** Stops at the first journey that fails. */
  bail?: boolean;
  /** The version of the contract to verify against. Cases that came later do not run. */
  contract?: string | undefined;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const isCall = (text: string) => /^(GET|POST|PUT|PATCH|DELETE) \//i.test(text);

/** "SERVER-3" must not match "SERVER-30". */
const createTitlePattern = (text: string) => escaped(text) + (/\d$/.test(text) ? '(?!\\d)' : '');

/** The calls of the contract, each with a pattern of its path. */
const known = [...new Set(readInteractions().map(describeCall))].map((call) => ({
  call,
  pattern: new RegExp(`^${escaped(call).replaceAll(/\\\{\w+\\\}/g, '[^/]+')}$`),
}));

/** The call of the contract that a request belongs to: "GET /agent/7?x=1" to "GET /agent/{id}". */
export const findCall = (requestText: string) =>
  known.find(({ pattern }) => pattern.test(requestText.replace(/\?.*/, '')))?.call;

/** A call of the contract, in any case; undefined if there is none. */
export const callNamed = (text: string) =>
  known.find(({ call }) => call.toLowerCase() === text.toLowerCase())?.call;

/** The calls with a path that begins like an unknown call's path. */
export function callsNear(text: string): string[] {
  const [, place = ''] = text.toLowerCase().split('/');
  const all = known.map(({ call }) => call);
  const near = all.filter((call) =>
    call.toLowerCase().split('/')[1]?.startsWith(place.slice(0, 4)),
  );
  return near.length > 0 ? near : all;
}

/** The calls that each journey makes, by its title. */
export type MadeCalls = Record<string, string[]>;

/** A pattern of the titles of the journeys that make a call. */
function thatMake(call: string): string {
  const madeCalls: MadeCalls = JSON.parse(readFileSync(MADE_CALLS, 'utf8'));
  const titles = Object.keys(madeCalls).filter((title) => madeCalls[title]?.includes(call));
  console.log(`${titles.length} of ${Object.keys(madeCalls).length} journeys make ${call}`);
  return titles.length > 0 ? `^(${titles.map(escaped).join('|')})$` : '^$';
}

/**
 * Runs the journeys against a provider, one after another. Resolves with their calls; rejects if
 * they could not run at all.
 */
export async function verifyJourneys(
  provider: Provider,
  { only, bail = false, contract }: Options,
  onResult: (result: Verified) => void,
): Promise<MadeCalls> {
  const child = spawn(process.execPath, [program('runJourneys')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      CANVASS_PROVIDER: JSON.stringify(provider),
      ...(only && { CANVASS_ONLY: isCall(only) ? thatMake(only) : createTitlePattern(only) }),
      ...(bail && { CANVASS_BAIL: 'yes' }),
      ...(contract && { CANVASS_CONTRACT: contract }),
    },
  });
  const madeCalls: MadeCalls = {};
  let trouble = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    trouble += text;
  });
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  let failed = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const result: Verified = JSON.parse(line);
    if (!result.ok) failed += 1;
    const calls = (result.calls ?? []).flatMap(({ call }) => findCall(call) ?? []);
    madeCalls[result.name] = [...new Set(calls)].toSorted();
    onResult(result);
  }
  const code = await closed;
  if (code !== 0 && failed === 0) throw new Error(`The journeys did not start:\n${trouble}`);
  return madeCalls;
}
