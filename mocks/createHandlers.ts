import type { RequestHandler } from 'msw';
import type { Backend } from './backend/endpoint.ts';
import { agentEndpoints } from './handlers/agents.ts';
import { authEndpoints } from './handlers/auth.ts';
import { contactEndpoints } from './handlers/contact.ts';
import { mapTiles } from './handlers/mapTiles.ts';
import { responseEndpoints } from './handlers/responses.ts';
import { surveyEndpoints } from './handlers/surveys.ts';
import { uploadEndpoints } from './handlers/uploads.ts';
import { userEndpoints } from './handlers/users.ts';

/** Every handler of the mock backend, for a browser, for Node or for an HTTP server. */
export function createHandlers(backend: Backend): RequestHandler[] {
  return [
    ...authEndpoints,
    ...surveyEndpoints,
    ...agentEndpoints,
    ...responseEndpoints,
    ...userEndpoints,
    ...uploadEndpoints,
    ...contactEndpoints,
    mapTiles,
  ].map((create) => create(backend));
}
