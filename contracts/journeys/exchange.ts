import type { Provider } from '../provider.ts';

/** A request and its answer, as on the wire. */
export interface Exchange {
  /** "POST /survey/create". */
  call: string;
  requestBody: string;
  /** 0 if no answer came. */
  status: number;
  responseBody: string;
  /** The answer's headers, one per line. */
  headers: string;
}

let last: Exchange | undefined;
let sentCalls = new Set<string>();

/** The calls since the last invocation: "GET /agent/7". */
export function takeCalls(): Set<string> {
  const calls = sentCalls;
  sentCalls = new Set();
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
  return isText ? request.text() : 'a file';
}

/** Routes all requests of the application through here, with the provider's headers. */
export function recordExchanges({ headers, patience }: Provider): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (...input) => {
    const request = new Request(...input);
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname.replace(/^.*?\/api\/v1/, '')}${search}`;
    sentCalls.add(call.replace(/\?.*/, ''));
    const requestBody = await readBody(request.clone());
    rememberPassword(requestBody);
    last = { call, requestBody, status: 0, responseBody: 'nothing', headers: '' };
    const response = await send(request, { signal: AbortSignal.timeout(patience) });
    const responseBody = await response.clone().text();
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
    came: status === 0 ? 'no answer came' : `answered ${status} ${shortened(responseBody)}`,
  };
}
