import { Verifier } from '@pact-foundation/pact';
import type { RequestHandler } from 'msw';
import { createBackend, type MockBackend } from '#mocks/createBackend.ts';
import { listen } from '#mocks/httpServer.ts';
import { mockStates } from './mockStates.ts';
import { PACT_FILE } from './pactFile.ts';

interface RemoteProvider {
  providerUrl: string;
  /** Where the provider takes the states of the catalogue: POST { state, params, action }. */
  statesUrl?: string | undefined;
  headers: Record<string, string>;
}

const common = { provider: 'canvass-api', pactUrls: [PACT_FILE], logLevel: 'error' as const };

/** Verifies a server anywhere against the committed pact. Rejects when it does not hold. */
export function verifyRemote({ providerUrl, statesUrl, headers }: RemoteProvider) {
  return new Verifier({
    ...common,
    providerBaseUrl: providerUrl,
    ...(Object.keys(headers).length > 0 && { customProviderHeaders: headers }),
    ...(statesUrl && { providerStatesSetupUrl: statesUrl, providerStatesSetupBody: true }),
  }).verifyProvider();
}

/**
 * Verifies the mock backend, over HTTP, against the committed pact. Rejects when it does not hold.
 * `handlers` may be others than the backend's own, to see that the verification notices.
 */
export async function verifyMock(
  backend: MockBackend = createBackend(),
  handlers: RequestHandler[] = backend.handlers,
) {
  const server = await listen(handlers, 0);
  try {
    return await new Verifier({
      ...common,
      providerBaseUrl: server.url,
      // The library types a handler's parameters as any JSON; the catalogue types them one by one.
      stateHandlers: mockStates(backend) as never,
    }).verifyProvider();
  } finally {
    await server.close();
  }
}
