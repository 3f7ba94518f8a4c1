import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import sirv from 'sirv';
import { controlHandlers } from '../../demo/http/controlHandlers.ts';
import { createBackend } from '../../mocks/createBackend.ts';
import { requestHandler } from '../../mocks/httpServer.ts';
import { securityHeaders } from '../docs/securityHeaders.ts';

interface Product {
  folder: 'dist' | 'dist-demo';
  /** The latency of each API answer (ms). */
  latency?: number;
}

/**
 * Serves a build like a host, with the policy of hosts. The demo answers its own calls; the
 * production build has the mock backend over HTTP behind it, with its controls under /demo.
 */
export async function serveProduct({ folder, latency = 0 }: Product) {
  const isDemo = folder === 'dist-demo';
  const backend = createBackend();
  await backend.seed('standard');
  const answer = requestHandler([...controlHandlers(backend), ...backend.handlers]);
  const files = sirv(folder, { single: true, gzip: true });
  const headers = isDemo
    ? securityHeaders({ mapTilesUrl: '/api/v1/map-tiles/{z}/{x}/{y}', trustedTypes: 'default' })
    : securityHeaders();
  const server = createServer(async (request, response) => {
    if (!isDemo && /^\/(api|demo)\//.test(request.url ?? '')) {
      await pause(latency);
      await answer(request, response);
      return;
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    files(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
