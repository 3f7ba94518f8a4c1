import { readFileSync } from 'node:fs';

const NAME = 'canvass-web-canvass-api.json';

/** The committed pact. */
export const PACT_FILE = `contracts/pacts/${NAME}`;
/** Where the consumer tests write: a run of a few of them leaves the committed pact alone. */
export const WRITTEN_PACTS = 'reports/pacts';
export const WRITTEN_PACT = `${WRITTEN_PACTS}/${NAME}`;

export interface PactInteraction {
  description: string;
  providerStates?: { name: string; params?: Record<string, unknown> }[];
  request: { method: string; path: string };
  response: { status: number; body?: { content?: unknown } };
}

/** The interactions of the committed pact, as far as reports need them. */
export function readInteractions(): PactInteraction[] {
  return JSON.parse(readFileSync(PACT_FILE, 'utf8')).interactions;
}

/** The call that an interaction belongs to, with "{id}" for the number in its path. */
export function callOf({ request }: Pick<PactInteraction, 'request'>): string {
  return `${request.method} ${request.path.replace('/api/v1', '').replace(/\/\d+/, '/{id}')}`;
}
