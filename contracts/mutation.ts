import { getResponse, HttpResponse, http, type RequestHandler } from 'msw';
import { createBackend } from '#mocks/createBackend.ts';

/** One change to the answers of a call. */
export interface Mutation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Under /api/v1, with "{id}" for an id. */
  path: string;
  /** Which answers are changed: those with this status. */
  status: number;
  change: { kind: 'status'; to: number } | { kind: 'drop' | 'retype'; field: string };
}

type Fields = Record<string, unknown>;

function changed(body: Fields, field: string, kind: 'drop' | 'retype'): Fields {
  const { [field]: value, ...rest } = body;
  if (kind === 'drop') return rest;
  return { ...rest, [field]: typeof value === 'string' ? 12_345 : 'not what was agreed' };
}

/** The mock backend with one change to what it answers. */
export function mutatedBackend({ method, path, status, change }: Mutation) {
  const backend = createBackend();
  const register = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch }[method];
  const handler: RequestHandler = register(
    `*/api/v1${path.replace('{id}', ':id')}`,
    async ({ request }) => {
      const response = (await getResponse(backend.handlers, request)) as Response;
      if (response.status !== status) return response;
      const body = (await response.json()) as Fields;
      if (change.kind === 'status') return HttpResponse.json(body, { status: change.to });
      return HttpResponse.json(changed(body, change.field, change.kind), { status });
    },
  );
  return { backend, handlers: [handler, ...backend.handlers] };
}
