import { Verifier } from '@pact-foundation/pact';
import type { RequestHandler } from 'msw';
import type { MockBackend } from '#mocks/createBackend.ts';
import { listen } from '#mocks/httpServer.ts';
import { mockStates } from './mockStates.ts';

export const PACT_FILE = 'contracts/pacts/canvass-web-canvass-api.json';

/**
 * Verifies the mock backend, over HTTP, against the committed pact. Rejects when it does not hold.
 * `handlers` may be others than the backend's own, to see that the verification notices.
 */
export async function verifyMock(
  backend: MockBackend,
  handlers: RequestHandler[] = backend.handlers,
) {
  const server = await listen(handlers, 0);
  try {
    return await new Verifier({
      provider: 'canvass-api',
      providerBaseUrl: server.url,
      pactUrls: [PACT_FILE],
      // The library types a handler's parameters as any JSON; the catalogue types them one by one.
      stateHandlers: mockStates(backend) as never,
      logLevel: 'error',
    }).verifyProvider();
  } finally {
    await server.close();
  }
}
