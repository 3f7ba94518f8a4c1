import * as z from 'zod';
import { type ApiCall, apiCalls } from '../src/domain/apiCalls.ts';

const json = (schema: object) => ({ 'application/json': { schema } });
const toSchema = (schema: z.ZodType) => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
};

const errorAnswer = (description: string) => ({
  description,
  content: json({ $ref: '#/components/schemas/Error' }),
});

function answersOf({ access, body, query, answer, errors = {} }: ApiCall) {
  return {
    200: {
      description: answer ? 'Done' : 'Done; the body is not read',
      ...(answer && { content: json(toSchema(answer)) }),
    },
    ...(access !== 'public' && { 401: errorAnswer('No valid token: the session ends') }),
    ...((access === 'owner' || access === 'superAdmin') && {
      403: errorAnswer('Not for this role'),
    }),
    ...((body || query) && { 422: errorAnswer('The body or query breaks a rule') }),
    ...Object.fromEntries(
      Object.entries(errors).map(([status, description]) => [status, errorAnswer(description)]),
    ),
  };
}

function parametersOf({ path, query }: ApiCall) {
  return [
    ...(path.includes('{id}')
      ? [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }]
      : []),
    ...Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      required: true,
      schema: toSchema(schema as z.ZodType),
    })),
  ];
}

function requestBodyOf({ path, body }: ApiCall) {
  if (body) return { required: true, content: json(toSchema(body)) };
  if (path !== '/upload') return undefined;
  const file = { type: 'string', contentMediaType: 'image/*' };
  const schema = { type: 'object', properties: { file }, required: ['file'] };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

/** The whole API as OpenAPI 3.1, made from the schemas that form, client and mock backend read. */
export function openApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of apiCalls) {
    const parameters = parametersOf(call);
    const requestBody = requestBodyOf(call);
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: {
        summary: call.summary,
        security: call.access === 'public' ? [] : [{ bearer: [] }],
        ...(parameters.length > 0 && { parameters }),
        ...(requestBody && { requestBody }),
        responses: answersOf(call),
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Canvass API', version: '1.0.0' },
    servers: [{ url: '/api/v1' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Error: {
          type: 'object',
          properties: { message: { type: 'string' } },
          required: ['message'],
        },
      },
    },
  };
}

const access = {
  public: 'anyone',
  signedIn: 'signed in',
  owner: 'owner',
  superAdmin: 'super administrator',
};

/** The API on one page, for reading; the shapes are in openapi.json. */
export function apiPage(): string {
  const rows = apiCalls.map(
    ({ method, path, summary, access: who, errors = {} }) =>
      `| \`${method} ${path}\` | ${summary} | ${access[who]} | ${Object.entries(errors)
        .map(([status, meaning]) => `${status}: ${meaning}`)
        .join('<br>')} |`,
  );
  return `# The API

Made from \`src/domain/apiCalls.ts\` by \`npm run docs\`; do not edit. Every shape is in
[openapi.json](openapi.json), every rule on it in [contracts.md](contracts.md).

All paths are under \`/api/v1\`. Errors are \`{ "message": string }\`. Beside what is listed, a call that is not
for anyone answers 401 without a valid token, 403 to the wrong role, and each call 422 to a body or query
that breaks a rule.

| call | what it does | who | further errors |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
