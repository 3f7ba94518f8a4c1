import { PATIENCE } from '../provider.ts';

/** A request and its answer, as on the wire. */
export interface Exchange {
  /** "POST /survey/create". */
  call: string;
  sent: string;
  /** 0 if no answer came. */
  status: number;
  answered: string;
}

let last: Exchange | undefined;
let made = new Set<string>();

/** The calls since the last invocation: "GET /agent/7". */
export function takeCalls(): Set<string> {
  const calls = made;
  made = new Set();
  return calls;
}

/** Sent passwords that are distinctive enough to search for. */
const secrets = new Set<string>();

function rememberSecret(sent: string): void {
  const [, password = ''] = /"password":"([^"]*)"/.exec(sent) ?? [];
  if (password.length >= 7 && /\d/.test(password)) secrets.add(password);
}

/** The passwords in an answer, by value or name; undefined if there are none. */
export function secretIn({ answered }: Exchange): string | undefined {
  const field = /"(\w*(?:password|hash)\w*)":/i.exec(answered)?.[1];
  return field ?? [...secrets].find((secret) => answered.includes(secret));
}

const MOST_SHOWN = 600;
const shortened = (text: string) =>
  text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}… (${text.length} characters)` : text;

async function bodyOf(request: Request): Promise<string> {
  const isText = request.headers.get('content-type')?.includes('json');
  if (!request.body) return '';
  return isText ? request.text() : 'a file';
}

/** Routes all requests of the application through here, with the provider's headers. */
export function recordExchanges(headers: Record<string, string>): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (...input) => {
    const request = new Request(...input);
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname.replace(/^.*?\/api\/v1/, '')}${search}`;
    made.add(call.replace(/\?.*/, ''));
    const sent = await bodyOf(request.clone());
    rememberSecret(sent);
    last = { call, sent, status: 0, answered: 'nothing' };
    const response = await send(request, { signal: AbortSignal.timeout(PATIENCE) });
    last = { call, sent, status: response.status, answered: await response.clone().text() };
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
