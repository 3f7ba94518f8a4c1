import type { Provider } from '../provider.ts';

/** A request and its answer, as on the wire. */
export interface Exchange {
  /** "POST /survey/create". */
  call: string;
  sent: string;
  /** 0 if no answer came. */
  status: number;
  answered: string;
  /** The answer's headers, one per line. */
  headers: string;
}

let last: Exchange | undefined;
let made = new Set<string>();

/** The calls since the last invocation: "GET /agent/7". */
export function takeCalls(): Set<string> {
  const calls = made;
  made = new Set();
  return calls;
}

/** The tokens of earlier logins, and sent passwords that no answer contains by chance. */
const secrets = new Set<string>();

function rememberSecret(sent: string): void {
  const [, password = ''] = /"password":"([^"]*)"/.exec(sent) ?? [];
  if (password.length >= 7 && /\d/.test(password)) secrets.add(password);
}

/** Remembers the token of a login: no later answer may hold it. */
function rememberToken({ call, answered }: Exchange): void {
  const [, token = ''] = /"token":"([^"]{16,})"/.exec(answered) ?? [];
  if (call === 'POST /auth/login' && token) secrets.add(token);
}

/** The first secret in an answer, or the name of a field for one; undefined if there is none. */
export function secretIn(exchange: Exchange): string | undefined {
  const answer = `${exchange.answered}${exchange.headers}`;
  const field = /"(\w*(?:password|hash|digest|salt)\w*)":/i.exec(answer)?.[1];
  const found = field ?? [...secrets].find((secret) => answer.includes(secret));
  rememberToken(exchange);
  return found;
}

/** The names of the fields that a call has answered with a value, by call. */
const answeredFields = new Map<string, Set<string>>();

const templateOf = ({ call }: Exchange) => call.replace(/\?.*/, '').replaceAll(/\/\d+/g, '/{id}');

function rememberFields(exchange: Exchange): void {
  const names = answeredFields.get(templateOf(exchange)) ?? new Set();
  answeredFields.set(templateOf(exchange), names);
  const note = (name: string, value: unknown) => {
    if (value !== null && value !== '') names.add(name);
    return value;
  };
  if (exchange.status === 200 && exchange.answered.startsWith('{'))
    JSON.parse(exchange.answered, note);
}

/**
 * Whether the last call has ever answered a field with a value. A server that leaves a field out
 * never sends it; a field that it sends only sometimes is lost.
 */
export const isEverAnswered = (name: string): boolean =>
  answeredFields.get(templateOf(lastExchange()))?.has(name) ?? false;

const MOST_SHOWN = 600;
/** The beginning of a text; a picture's bytes would make the output a binary file. */
function shortened(text: string): string {
  const shown = text.slice(0, MOST_SHOWN).replaceAll(/[\p{Cc}\uFFFD]+/gu, ' ');
  return text.length > MOST_SHOWN ? `${shown}… (${text.length} characters)` : shown;
}

async function bodyOf(request: Request): Promise<string> {
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
    made.add(call.replace(/\?.*/, ''));
    const sent = await bodyOf(request.clone());
    rememberSecret(sent);
    last = { call, sent, status: 0, answered: 'nothing', headers: '' };
    const response = await send(request, { signal: AbortSignal.timeout(patience) });
    const answered = await response.clone().text();
    const received = [...response.headers].map((pair) => pair.join(': ')).join('\n');
    last = { call, sent, status: response.status, answered, headers: received };
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
export function exchangeInWords({ call, sent, status, answered }: Exchange) {
  return {
    did: call,
    sent: sent && shortened(sent),
    came: status === 0 ? 'no answer came' : `answered ${status} ${shortened(answered)}`,
  };
}
