import { isTimeout, type Provider } from '../provider.ts';
import type { SentCall } from '../verificationReport.ts';

/** A request and its answer, as on the wire. */
export interface Exchange {
  /** "POST /survey/create". */
  call: string;
  requestBody: string;
  /** 0 if there was no response. */
  status: number;
  /** The response's body; without a response, the reason. */
  responseBody: string;
  /** The answer's headers, one per line. */
  headers: string;
}

let last: Exchange | undefined;
let sentCalls: SentCall[] = [];

/** The calls since the last invocation, in the order of their responses. */
export function takeCalls(): SentCall[] {
  const calls = sentCalls;
  sentCalls = [];
  return calls;
}

/** The tokens of earlier logins, and sent passwords that no answer contains by chance. */
const secrets = new Set<string>();

function rememberPassword(secret: string): void {
  const [, password = ''] = /"password":"([^"]*)"/.exec(secret) ?? [];
  if (password.length >= 7 && /\d/.test(password)) secrets.add(password);
}

/** Remembers the token of a login: no later answer may hold it. */
function rememberToken({ call, responseBody }: Exchange): void {
  const [, token = ''] = /"token":"([^"]{16,})"/.exec(responseBody) ?? [];
  if (call === 'POST /auth/login' && token) secrets.add(token);
}

/** The first secret in an answer, or the name of a field for one; undefined if there is none. */
export function secretIn(exchange: Exchange): string | undefined {
  const answer = `${exchange.responseBody}${exchange.headers}`;
  const field = /"(\w*(?:password|hash|digest|salt)\w*)":/i.exec(answer)?.[1];
  const foundSecret = field ?? [...secrets].find((secret) => answer.includes(secret));
  rememberToken(exchange);
  return foundSecret;
}

/** The names of the fields that a call has answered with a value, by call. */
const answeredFields = new Map<string, Set<string>>();

const toTemplate = ({ call }: Exchange) => call.replace(/\?.*/, '').replaceAll(/\/\d+/g, '/{id}');

function rememberFields(exchange: Exchange): void {
  const names = answeredFields.get(toTemplate(exchange)) ?? new Set();
  answeredFields.set(toTemplate(exchange), names);
  const note = (name: string, value: unknown) => {
    if (value !== null && value !== '') names.add(name);
    return value;
  };
  if (exchange.status === 200 && exchange.responseBody.startsWith('{'))
    JSON.parse(exchange.responseBody, note);
}

/**
 * Whether the last call has ever answered a field with a value. A server that leaves a field out
 * never sends it; a field that it sends only sometimes is lost.
 */
export const isEverAnswered = (name: string): boolean =>
  answeredFields.get(toTemplate(lastExchange()))?.has(name) ?? false;

const MAX_PRINTED_CHARACTERS = 600;
/** The beginning of a text; a picture's bytes make the output a binary file. */
function shortened(text: string): string {
  const printedText = text.slice(0, MAX_PRINTED_CHARACTERS).replaceAll(/[\p{Cc}\uFFFD]+/gu, ' ');
  return text.length > MAX_PRINTED_CHARACTERS
    ? `${printedText}… (${text.length} characters)`
    : printedText;
}

async function readBody(request: Request): Promise<string> {
  const isText = request.headers.get('content-type')?.includes('json');
  if (!request.body) return '';
  return isText ? request.text() : `a file, with its form ${(await request.bytes()).length} bytes`;
}

/** Begins the description of a request without a response. */
const NO_RESPONSE = 'no response';

const missingResponse = (error: unknown, timeoutMs: number) =>
  isTimeout(error)
    ? `${NO_RESPONSE} in ${timeoutMs / 1000} s`
    : `${NO_RESPONSE}: the connection was refused or closed`;

/** Whether the details of a failure say that a request had no response. */
export const isUnanswered = (details: string): boolean =>
  new RegExp(`^came +${NO_RESPONSE}`, 'm').test(details);

/** Routes all requests of the application through here, with the provider's headers. */
export function recordExchanges({ headers, timeoutMs }: Provider): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (...input) => {
    const request = new Request(...input);
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname.replace(/^.*?\/api\/v1/, '')}${search}`;
    const startedAt = performance.now();
    const record = (status: number) =>
      sentCalls.push({ call, status, milliseconds: Math.round(performance.now() - startedAt) });
    const requestBody = await readBody(request.clone());
    rememberPassword(requestBody);
    const receive = async () => {
      try {
        const response = await send(request, { signal: AbortSignal.timeout(timeoutMs) });
        return { response, responseBody: await response.clone().text() };
      } catch (error) {
        const responseBody = missingResponse(error, timeoutMs);
        last = { call, requestBody, status: 0, responseBody, headers: '' };
        record(0);
        throw error;
      }
    };
    const { response, responseBody } = await receive();
    record(response.status);
    const received = [...response.headers].map((pair) => pair.join(': ')).join('\n');
    last = { call, requestBody, status: response.status, responseBody, headers: received };
    rememberFields(last);
    return response;
  };
}

/** The last exchange on the wire. */
export function lastExchange(): Exchange {
  if (!last) throw new Error('Nothing was sent yet');
  return last;
}

/** An exchange in words: call, body and answer. */
export function exchangeInWords({ call, requestBody, status, responseBody }: Exchange) {
  return {
    did: call,
    sent: requestBody && shortened(requestBody),
    came: status === 0 ? responseBody : `answered ${status} ${shortened(responseBody)}`,
  };
}
