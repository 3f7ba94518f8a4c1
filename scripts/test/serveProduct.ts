import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createBackend, type MockBackend } from '../../mocks/createBackend.ts';
import { REQUESTS_PER_SOCKET, requestHandler } from '../../mocks/httpServer.ts';
import { securityHeaders } from '../docs/securityHeaders.ts';
import { serveFiles } from '../serveFiles.ts';

interface Product {
  folder: 'dist' | 'dist-demo';
  /** The latency of each API answer (ms). */
  latency?: number;
}

/**
 * Serves a build like a host, with the policy of hosts. The demo answers its own calls; the
 * production build has a mock backend over HTTP behind it, at first one with the standard data.
 */
export async function serveProduct({ folder, latency = 0 }: Product) {
  const isDemo = folder === 'dist-demo';
  const standard = createBackend();
  await standard.seed('standard');
  let answer = requestHandler(standard.handlers);
  const headers = isDemo
    ? securityHeaders({ mapTilesUrl: '/api/v1/map-tiles/{z}/{x}/{y}', trustedTypes: 'default' })
    : securityHeaders();
  const sendFile = serveFiles(folder, headers);
  const server = createServer(async (request, response) => {
    if (isDemo || !request.url?.startsWith('/api/')) {
      sendFile(request, response);
      return;
    }
    if (latency > 0) await pause(latency);
    await answer(request, response);
  }).listen(0, '127.0.0.1');
  server.maxRequestsPerSocket = REQUESTS_PER_SOCKET;
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Replaces the mock backend. */
    use(backend: MockBackend) {
      answer = requestHandler(backend.handlers);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
