import { PATIENCE } from '../provider.ts';

/** One request and its answer, as they went over the wire. */
export interface Exchange {
  /** "POST /survey/create". */
  call: string;
  sent: string;
  /** 0 when no answer came. */
  status: number;
  answered: string;
}

let last: Exchange | undefined;
let made = new Set<string>();

/** The calls since this was called last: "GET /agent/7". */
export function takeCalls(): Set<string> {
  const calls = made;
  made = new Set();
  return calls;
}

/** Passwords that were sent, so far as they cannot be anything else. */
const secrets = new Set<string>();

function rememberSecret(sent: string): void {
  const [, password = ''] = /"password":"([^"]*)"/.exec(sent) ?? [];
  if (password.length >= 7 && /\d/.test(password)) secrets.add(password);
}

/** What of an answer is a password, or is named like one; undefined where nothing is. */
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

/** Lets all that the application sends pass through here, with the headers that the provider asks for. */
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

/** What went over the wire last. */
export function lastExchange(): Exchange {
  if (!last) throw new Error('Nothing was sent yet');
  return last;
}

/** An exchange in words: what was done, what was sent with it, what came. */
export function exchangeInWords({ call, sent, status, answered }: Exchange) {
  return {
    did: call,
    sent: sent && shortened(sent),
    came: status === 0 ? 'no answer came' : `answered ${status} ${shortened(answered)}`,
  };
}
