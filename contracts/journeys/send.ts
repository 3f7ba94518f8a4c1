import http from 'node:http';
import https from 'node:https';
import { isIncluded } from '../contractVersions.ts';
import type { Person } from './Person.ts';
import { provider } from './states.ts';

interface Sent {
  body?: string | FormData | Buffer<ArrayBuffer>;
  type?: string;
  person?: Person;
  /** How the token is sent. */
  scheme?: string;
  headers?: Record<string, string>;
}

const buildUrl = (path: string) => `${provider.providerUrl.replace(/\/$/, '')}/api/v1${path}`;

/** Sends a call that the application never sends: several at once, or with an invalid body. */
export async function send(
  method: string,
  path: string,
  { body, type, person, scheme = 'Bearer', headers }: Sent = {},
) {
  const token = person?.session?.token;
  const response = await fetch(buildUrl(path), {
    method,
    headers: {
      accept: 'application/json',
      ...headers,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...(type && { 'content-type': type }),
      ...(token && { authorization: `${scheme} ${token}`.trim() }),
    },
    ...(body !== undefined && { body }),
  });
  await response.clone().arrayBuffer();
  return response;
}

/** Sends a JSON body. */
export const sendJson = (path: string, body: unknown, person?: Person) =>
  send('POST', path, { body: JSON.stringify(body), ...(person && { person }) });

/** Sends a JSON body whose `Origin` and `X-Forwarded-Host` name a host that is not the server's. */
export const sendForged = (path: string, body: unknown) =>
  send('POST', path, {
    body: JSON.stringify(body),
    headers: { origin: 'https://forged.example', 'x-forwarded-host': 'forged.example' },
  });

/** Whether a case that is new in this version of the contract runs. */
export const isContractAtLeast = (since: string) => isIncluded(since, process.env.CANVASS_CONTRACT);

/** The cases that are new in this version, if they run. */
export const casesSince = <Case>(since: string, ...cases: Case[]) =>
  isContractAtLeast(since) ? cases : [];

/**
 * Sends a JSON body whose `Host` is not the server's, which `fetch` cannot. A server may refuse it.
 * Resolves with the status.
 */
export const sendToForgedHost = (path: string, body: unknown) =>
  new Promise<number | undefined>((resolve, reject) => {
    const url = new URL(buildUrl(path));
    const { request } = url.protocol === 'https:' ? https : http;
    const headers = { host: 'forged.example', 'content-type': 'application/json' };
    request(url, { method: 'POST', headers: { ...provider.headers, ...headers } }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    })
      .on('error', reject)
      .end(JSON.stringify(body));
  });
