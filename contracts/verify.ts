import { Verifier } from '@pact-foundation/pact';
import { createBackend } from '#mocks/createBackend.ts';
import { listen } from '#mocks/httpServer.ts';
import { mockStates } from './mockStates.ts';

/** Verifies the mock backend, over HTTP, against the committed pact. Exits 1 when it does not hold. */
const backend = createBackend();
const server = await listen(backend.handlers, 0);

try {
  await new Verifier({
    provider: 'canvass-api',
    providerBaseUrl: server.url,
    pactUrls: ['contracts/pacts/canvass-web-canvass-api.json'],
    stateHandlers: mockStates(backend) as never,
    logLevel: 'error',
  }).verifyProvider();
  console.log('The mock backend keeps the contract.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await server.close();
}
