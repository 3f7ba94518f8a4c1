import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
};

interface Host {
  /** Headers beside each file's type. */
  headers?: Record<string, string>;
  /** The root of the files: "/" or a sub-path that ends in a slash. */
  base: string;
  /** The body and status if no file matches. */
  fallback: { file: string; status: number };
}

/** A typical static host. `requestedPaths` collects each requested path. */
export function serveStatically(folder: string, { base, fallback, headers = {} }: Host) {
  const requestedPaths: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    requestedPaths.push(pathname);
    const name = pathname === base ? 'index.html' : pathname.replace(base, '');
    const file = join(folder, name);
    const isFile = pathname.startsWith(base) && name !== '' && existsSync(file);
    response.writeHead(isFile ? 200 : fallback.status, {
      'content-type': (isFile && types[extname(file)]) || 'text/html',
      ...headers,
    });
    response.end(readFileSync(isFile ? file : join(folder, fallback.file)));
  });
  return new Promise<{ origin: string; requestedPaths: string[]; close: () => void }>((resolve) => {
    server.listen(0, () =>
      resolve({
        origin: `http://localhost:${(server.address() as AddressInfo).port}`,
        requestedPaths,
        close: () => server.close(),
      }),
    );
  });
}
