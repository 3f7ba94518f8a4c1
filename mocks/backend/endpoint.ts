import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import * as z from 'zod';
import type { Call } from '#domain/api/calls.ts';
import { isSuperAdmin } from '#domain/person/isSuperAdmin.ts';
import { type CallName, callNamed } from '#mocks/callNames.ts';
import type { ResponseOf } from '#mocks/describedCalls.ts';
import type { Controls } from '../controls/createControls.ts';
import type { Log } from '../controls/createLog.ts';
import type { FaultableCall } from '../controls/faultableCalls.ts';
import type { Database } from './database.ts';
import { HttpError } from './HttpError.ts';
import type { userRecord } from './records.ts';
import { removeFields } from './removeFields.ts';
import { simulateSlowNetwork } from './simulateSlowNetwork.ts';

type UserRecord = z.infer<typeof userRecord>;

/** Shared by all endpoints of one mock backend. */
export interface Backend {
  database: Database;
  controls: Controls;
  log: Log;
  /**
   * Runs code that reads and writes the collections, one call at a time: several pages may share
   * them.
   */
  runExclusive: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

interface CallContext<Input> {
  database: Database;
  /** The body or, for GET, the query, parsed by the endpoint's schema. */
  input: Input;
  /** The id in the path, of digits alone; NaN for anything else, which matches no record. */
  id: number;
  /** The signed-in person. Public endpoints must not read it. */
  user: UserRecord;
  request: Request;
}

interface Endpoint<Name extends CallName, Schema extends z.core.$ZodType> {
  /** The schema of the JSON body, or of the query for GET. An invalid value is answered 422. */
  input?: Schema;
  /**
   * Carries out the call. Returns the body of the answer 200, or nothing if the call has none.
   * Throws an HttpError for every other answer.
   */
  respond: (context: CallContext<z.infer<Schema>>) => ResponseOf<Name> | Promise<ResponseOf<Name>>;
}

function requireSignedInUser(database: Database, request: Request): UserRecord {
  const [, token] = /^bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  const session = token && database.sessions.findFirst((query) => query.where({ token }));
  const user = session && database.users.findFirst((query) => query.where({ id: session.userId }));
  if (!user) throw new HttpError(401, 'You are not signed in');
  return user;
}

function authorize(access: Call['access'], user: UserRecord): void {
  const refused =
    (access === 'owner' && isSuperAdmin(user)) || (access === 'superAdmin' && !isSuperAdmin(user));
  if (refused) throw new HttpError(403, 'You may not do this');
}

/**
 * The query of a call; of a repeated field the first value. Values of digits become numbers; "1e1"
 * stays a text, which the schema refuses.
 */
const parseQuery = ({ url }: Request) =>
  Object.fromEntries(
    [...new URL(url).searchParams]
      .toReversed()
      .map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value]),
  );

async function parseInput(schema: z.core.$ZodType | undefined, request: Request): Promise<unknown> {
  if (!schema) return undefined;
  const raw =
    request.method === 'GET' ? parseQuery(request) : await request.json().catch(() => undefined);
  const parsed = z.safeParse(schema, raw);
  if (!parsed.success) throw new HttpError(422, String(parsed.error.issues[0]?.message));
  return parsed.data;
}

/** Caches must not store answers: most are a person's, and a login has a token. */
const headers = { 'cache-control': 'no-store' };

/** Statuses that forbid a body. */
const BODYLESS = [204, 205, 304];

const MAX_DETAIL_LENGTH = 100;

/** A short description of a request: its path and its body, without passwords. */
async function describeRequest(request: Request): Promise<string> {
  const { pathname, search } = new URL(request.url);
  const body = await request.clone().text();
  const redactedBody = body.replace(/("\w*[pP]assword":)"[^"]*"/g, '$1"…"');
  return `${pathname.replace(/^.*\/api\/v1/, '')}${search} ${redactedBody}`
    .trim()
    .slice(0, MAX_DETAIL_LENGTH);
}

/**
 * Answers a call with the tester's fault, otherwise by its rule. Latency, held answers and the
 * network's speed apply to both.
 */
export async function answerCall(
  { controls }: Pick<Backend, 'controls'>,
  call: FaultableCall,
  request: Request,
  handleNormally: () => Promise<Response>,
): Promise<Response> {
  const response = await faultyAnswer(controls, call, request, handleNormally);
  await simulateSlowNetwork({ controls }, request, response);
  return response;
}

async function faultyAnswer(
  controls: Controls,
  call: FaultableCall,
  request: Request,
  handleNormally: () => Promise<Response>,
): Promise<Response> {
  if (controls.state().settings.network === 'offline') return HttpResponse.error();
  const latency = controls.latencyOf(call);
  const fault = controls.takeFault(call);
  if (latency > 0) await delay(latency);
  switch (fault?.kind) {
    case 'status':
      return BODYLESS.includes(fault.status)
        ? new HttpResponse(null, { status: fault.status })
        : HttpResponse.json({ message: fault.message }, { status: fault.status });
    case 'json':
      return HttpResponse.json(fault.body as object);
    case 'text':
      return new HttpResponse(fault.text, {
        status: fault.status,
        headers: { 'content-type': fault.type },
      });
    case 'network':
      return HttpResponse.error();
    case 'malformed':
      return HttpResponse.json('This is not the answer that was agreed');
    case 'held':
      await controls.hold(call, await describeRequest(request));
      return handleNormally();
    case 'without': {
      const response = await handleNormally();
      return response.ok ? removeFields(response, fault.fields) : response;
    }
    default:
      return handleNormally();
  }
}

/**
 * One call of the API. Faults, latency, authentication, parsing, errors and the log are common;
 * only the rule differs.
 */
export function endpoint<Name extends CallName, Schema extends z.core.$ZodType = z.ZodUndefined>(
  call: Name,
  { input: schema, respond }: Endpoint<Name, Schema>,
) {
  const { method, path, access } = callNamed(call);
  const register = http[method.toLowerCase() as Lowercase<typeof method>];

  async function applyRule(
    { database }: Backend,
    request: Request,
    params: Record<string, unknown>,
  ): Promise<Response> {
    try {
      // The router takes "/survey/1/" for "/survey/1"; a server need not.
      if (new URL(request.url).pathname.endsWith('/')) throw new HttpError(404, 'No such call');
      // In the order of docs/contracts.md: 401, 422 for the shape, 403, then the rule.
      const user = access === 'public' ? undefined : requireSignedInUser(database, request);
      const input = (await parseInput(schema, request)) as z.infer<Schema>;
      if (user) authorize(access, user);
      const context = {
        database,
        input,
        id: /^\d+$/.test(String(params.id)) ? Number(params.id) : Number.NaN,
        user: user as UserRecord,
        request,
      };
      return HttpResponse.json(((await respond(context)) ?? {}) as object, { headers });
    } catch (error) {
      if (!(error instanceof HttpError)) console.error(error);
      const { status, message } =
        error instanceof HttpError ? error : new HttpError(500, 'The mock backend failed');
      return HttpResponse.json({ message }, { status, headers });
    }
  }

  return (backend: Backend): RequestHandler =>
    register(`*/api/v1${path}`, async ({ request, params }) => {
      const started = performance.now();
      const copy = request.clone();
      const response = await answerCall(backend, call, copy, () =>
        backend.runExclusive(() => applyRule(backend, request, params)),
      );
      const duration = performance.now() - started;
      void backend.log.record({ call, request: copy, response: response.clone(), duration });
      return response;
    });
}
