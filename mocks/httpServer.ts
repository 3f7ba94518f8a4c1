import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { getResponse, type RequestHandler } from 'msw';

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
};

function toRequest(incoming: IncomingMessage): Request {
  const { method = 'GET', headers, url = '/' } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, `http://${headers.host}`), {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
    ...(hasBody && { body: Readable.toWeb(incoming) as globalThis.ReadableStream, duplex: 'half' }),
  } as RequestInit);
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  // A network fault is a response of type error; over HTTP the connection is closed instead.
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, { ...CORS, ...Object.fromEntries(response.headers) });
  if (response.body) Readable.fromWeb(response.body as ReadableStream).pipe(outgoing);
  else outgoing.end();
}

/** Answers a request of `node:http` by handlers; a call that none of them knows is answered 404. */
export function requestHandler(handlers: RequestHandler[]) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    if (incoming.method === 'OPTIONS') {
      outgoing.writeHead(204, CORS).end();
      return;
    }
    const response =
      (await getResponse(handlers, toRequest(incoming))) ??
      Response.json({ message: `No call ${incoming.method} ${incoming.url}` }, { status: 404 });
    await send(response, outgoing);
  };
}

/** Serves handlers over HTTP. Resolves with the address once it listens, rejects when the port is in use. */
export async function listen(handlers: RequestHandler[], port: number) {
  const server = createServer(requestHandler(handlers));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, resolve);
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
