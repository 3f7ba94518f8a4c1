import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { pathInContracts, readPackageInfo } from './packagePaths.ts';

const NAME = 'canvass-web-canvass-api.json';

/** The committed pact. */
export const PACT_FILE = pathInContracts(`pacts/${NAME}`);
/** The output of consumer tests: a partial run leaves the committed pact alone. */
export const WRITTEN_PACTS = 'reports/pacts';
export const WRITTEN_PACT = `${WRITTEN_PACTS}/${NAME}`;

export interface PactInteraction {
  description: string;
  providerStates?: { name: string; params?: Record<string, unknown> }[];
  request: { method: string; path: string; body?: { content?: unknown } };
  response: { status: number; body?: { content?: unknown } };
}

/** The interactions of the committed pact, with the fields that reports need. */
export function readInteractions(): PactInteraction[] {
  return JSON.parse(readFileSync(PACT_FILE, 'utf8')).interactions;
}

/** The call of an interaction, with "{id}" for the number in its path. */
export function describeCall({ request }: Pick<PactInteraction, 'request'>): string {
  return `${request.method} ${request.path.replace('/api/v1', '').replace(/\/\d+/, '/{id}')}`;
}

/** Written by a run against the mock backend: the calls that each journey makes, by its title. */
export const MADE_CALLS = pathInContracts('journeyCalls.json');

const sha256 = (...parts: (string | Buffer)[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

/** The SHA-256 of the committed pact. */
export const pactHash = (): string => sha256(readFileSync(PACT_FILE));

/** The SHA-256 of all journeys. */
export const journeysHash = (): string =>
  readPackageInfo()?.journeys ??
  sha256(
    ...globSync(pathInContracts('journeys/*.ts'))
      .toSorted()
      .map((file) => readFileSync(file)),
  );

/** The hash of a contract and its openapi.json: what a release is known by. */
export const releaseHash = (openapi: string): string =>
  createHash('sha256').update(JSON.stringify(wholeContract())).update(openapi).digest('hex');

/** The contract of this checkout: the hash of its pact, and the names of all interactions and journeys. */
export const wholeContract = (): { pact: string; names: readonly string[] } => ({
  pact: pactHash(),
  names: [
    ...readInteractions().map(({ description }) => description),
    ...Object.keys(JSON.parse(readFileSync(MADE_CALLS, 'utf8'))),
  ],
});
