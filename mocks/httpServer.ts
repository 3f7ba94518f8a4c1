import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import {
  getResponse,
  type HttpHandler,
  matchRequestUrl,
  type Path,
  type RequestHandler,
} from 'msw';

/** Larger than any upload; a larger body is refused. */
const MAX_BODY = 10_000_000;
/** The longest URL, in characters. */
const MAX_URL_LENGTH = 8000;
/** A larger body is not read to its end: the connection is closed. */
const MAX_DRAINED_BYTES = 100_000_000;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * A browser repeats a request that a reused connection loses, so that a network fault would not reach
 * the page.
 */
export const REQUESTS_PER_SOCKET = 1;

/** The loopback address. */
export const LOCAL_HOST = '127.0.0.1';

interface ServerOptions {
  port: number;
  /** The address to listen on. Any other than loopback also accepts its own name as Host. */
  host?: string;
  /** Further names that requests may have as Host: a container's service, an emulator's gateway. */
  allowedHosts?: readonly string[];
  /** Handlers that other origins may not call. */
  controls?: HttpHandler[];
  /** Another origin whose pages may use the controls. */
  origin?: string | undefined;
}

/** A request that is refused before any handler. */
class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

function parseUrl({ url = '', headers }: IncomingMessage): URL {
  if (url.length > MAX_URL_LENGTH) throw new Refusal(414, 'The address is too long');
  // A path such as "//host" is resolved to another host.
  const isPath = /^\/(?![/\\])/.test(url);
  const parsedUrl = isPath ? URL.parse(url, `http://${headers.host}`) : null;
  if (!parsedUrl || !headers.host)
    throw new Refusal(400, 'The address or the Host is no valid one');
  return parsedUrl;
}

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming) {
    size += part.length;
    // Read to its end but not stored: a client that is still sending does not read the response.
    if (size <= MAX_BODY) parts.push(part);
    if (size > MAX_DRAINED_BYTES) break;
  }
  if (size > MAX_BODY) throw new Refusal(413, 'The body is too large');
  return Buffer.concat(parts);
}

async function toRequest(incoming: IncomingMessage, url: URL): Promise<Request> {
  const { method = 'GET', headers } = incoming;
  if (!METHODS.includes(method)) throw new Refusal(405, `${method} is not supported`);
  const body = await readBody(incoming);
  return new Request(url, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
    ...(method !== 'GET' && { body }),
  } as RequestInit);
}

async function send(
  response: Response,
  headers: Record<string, string>,
  outgoing: ServerResponse,
): Promise<void> {
  // A network fault is a response of type error; over HTTP the connection is closed.
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, { ...headers, ...Object.fromEntries(response.headers) });
  if (response.body) {
    await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
  } else outgoing.end();
}

/**
 * Pages of any origin may use the API; the controls are for this origin and a named one, and refuse
 * others with 403. The guard matches the same paths as the control handlers.
 */
function createCorsHeaders(
  url: URL,
  { headers: { origin } }: IncomingMessage,
  { controls = [], origin: allowed }: Partial<ServerOptions>,
) {
  const isControl = controls.some(({ info }) => matchRequestUrl(url, info.path as Path).matches);
  if (isControl && origin !== undefined && origin !== allowed) {
    throw new Refusal(403, `${origin} may not use the controls; --origin ${origin} allows it`);
  }
  return {
    'access-control-allow-origin': isControl ? (allowed ?? 'null') : '*',
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-allow-methods': METHODS.join(', '),
  };
}

/**
 * Answers requests of `node:http` with MSW handlers; unknown calls get 404. No request ends the process:
 * a malformed one is refused, a failing one gets 500, an aborted one is dropped.
 */
export function requestHandler(handlers: RequestHandler[], options: Partial<ServerOptions> = {}) {
  const { host = LOCAL_HOST, allowedHosts = [], controls = [] } = options;
  const names = [...LOOPBACK, host, ...allowedHosts];
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    // The client has gone.
    outgoing.on('error', () => undefined);
    let cors: Record<string, string> = {};
    try {
      const url = parseUrl(incoming);
      // DNS rebinding: a foreign name that resolves to this machine.
      if (!names.includes(url.hostname))
        throw new Refusal(403, `--allow-host ${url.hostname} lets this Host in`);
      cors = createCorsHeaders(url, incoming, options);
      if (incoming.method === 'OPTIONS') {
        outgoing.writeHead(204, cors).end();
        return;
      }
      const response =
        (await getResponse([...controls, ...handlers], await toRequest(incoming, url))) ??
        Response.json({ message: `No call ${incoming.method} ${incoming.url}` }, { status: 404 });
      await send(response, cors, outgoing);
    } catch (error) {
      if (outgoing.headersSent || (incoming.destroyed && !incoming.complete)) {
        outgoing.destroy();
        return;
      }
      const isRefusal = error instanceof Refusal;
      const status = isRefusal ? error.status : 500;
      const message = isRefusal ? error.message : 'The mock backend failed';
      outgoing
        .writeHead(status, { ...cors, 'content-type': 'application/json', connection: 'close' })
        .end(JSON.stringify({ message }));
    }
  };
}

/** Serves handlers over HTTP. Resolves with the address, rejects if the port is in use. */
export async function listen(handlers: RequestHandler[], options: ServerOptions) {
  const { port, host = LOCAL_HOST } = options;
  const server = createServer(requestHandler(handlers, options));
  server.maxRequestsPerSocket = REQUESTS_PER_SOCKET;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://localhost:${actualPort}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
