import { getResponse } from 'msw';
import { type Person, people } from '#fixtures/people.ts';
import type { WorldName } from '#fixtures/worlds.ts';
import { startSession } from './backend/startSession.ts';
import { createBackend } from './createBackend.ts';

interface CallOptions {
  as?: keyof typeof people;
  body?: unknown;
}

/** A backend for one test, and a way to call it as a person. */
export async function testClient(world: WorldName = 'standard') {
  const backend = createBackend();
  await backend.seed(world);
  return {
    ...backend,
    async call(method: string, path: string, { as, body }: CallOptions = {}) {
      const person: Person | undefined = as && people[as];
      const token = person && (await startSession(backend.database, person.id));
      const request = new Request(`http://localhost/api/v1${path}`, {
        method,
        headers: token ? { authorization: `Bearer ${token}` } : {},
        ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      });
      const response = await getResponse(backend.handlers, request);
      if (!response) throw new Error(`No handler for ${method} ${path}`);
      return { status: response.status, body: await response.json() };
    },
  };
}
