import http from 'node:http';
import https from 'node:https';
import type { Person } from './Person.ts';
import { provider } from './states.ts';

interface SendOptions {
  body?: string | FormData | Buffer<ArrayBuffer>;
  contentType?: string;
  person?: Person;
  /** How the token is sent. */
  scheme?: string;
  headers?: Record<string, string>;
}

const buildUrl = (path: string) => `${provider.providerUrl.replace(/\/$/, '')}/api/v1${path}`;

/** Sends one HTTP request that the application cannot send: concurrent, invalid, or with other headers. */
export async function send(
  method: string,
  path: string,
  { body, contentType, person, scheme = 'Bearer', headers }: SendOptions = {},
) {
  const token = person?.session?.token;
  const response = await fetch(buildUrl(path), {
    method,
    headers: {
      accept: 'application/json',
      ...headers,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...(contentType && { 'content-type': contentType }),
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
