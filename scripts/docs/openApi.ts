import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { contractVersion } from '#contracts/contractVersion.ts';
import { type DescribedCall, describedCalls } from '../../mocks/describedCalls.ts';
import { agentPageSchema, agentSchema } from '../../src/domain/agent/agent.ts';
import { surveyAnalysisSchema } from '../../src/domain/analysis/analysis.ts';
import { pageRequestSchema } from '../../src/domain/api/paging.ts';
import { sessionSchema } from '../../src/domain/person/session.ts';
import { userSchema } from '../../src/domain/person/user.ts';
import { responsePageSchema, responseSchema } from '../../src/domain/response/response.ts';
import { optionSchema } from '../../src/domain/survey/question.ts';
import {
  surveyPageSchema,
  surveySchema,
  surveySummarySchema,
} from '../../src/domain/survey/survey.ts';
import { surveyFormSchema } from '../../src/domain/survey/surveyForm.ts';
import { describeFields } from './describeFields.ts';

const json = (schema: object, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

/** The path of a call in OpenAPI's notation. */
const pathTemplate = ({ path }: DescribedCall) => path.replace(':id', '{id}');

/** The subject of a call, which names the owner of a status or type. */
function findSubject({ path }: DescribedCall): string {
  if (path.includes('agent')) return 'agent';
  if (path === '/survey' || path === '/survey/super-admin') return 'survey';
  if (path.includes('verify-reset')) return 'link';
  if (path === '/auth/sign-up') return 'sign-up';
  return path.startsWith('/user') ? 'user' : '';
}

/** A profile is sent in another shape than a user is returned. */
const findBodySubject = (call: DescribedCall) =>
  call.path === '/user/update' ? 'profile' : findSubject(call);

const storedQuestion = surveySchema.shape.questions.def.element;

/** The schemas with a name in the description, and the subject that owns their fields. */
const entities: Record<string, { schema: z.core.$ZodType; subject?: string }> = {
  User: { schema: userSchema, subject: 'user' },
  Session: { schema: sessionSchema },
  SentOption: { schema: optionSchema },
  SentQuestion: { schema: surveyFormSchema.shape.questions.def.element },
  Option: { schema: storedQuestion.shape.options.def.element },
  Question: { schema: storedQuestion },
  Survey: { schema: surveySchema },
  SurveySummary: { schema: surveySummarySchema, subject: 'survey' },
  SurveyPage: { schema: surveyPageSchema },
  SurveyAnalysis: { schema: surveyAnalysisSchema },
  Agent: { schema: agentSchema, subject: 'agent' },
  AgentPage: { schema: agentPageSchema },
  Response: { schema: responseSchema, subject: 'responses' },
  ResponsePage: { schema: responsePageSchema },
  PageRequest: { schema: pageRequestSchema },
};

const registry = z.registry<{ id: string }>();
for (const [id, { schema }] of Object.entries(entities)) registry.add(schema, { id });
for (const { operationId, body } of describedCalls) {
  const id = `${operationId[0]?.toUpperCase()}${operationId.slice(1)}Body`;
  if (body && !registry.has(body)) registry.add(body, { id });
}

const schemas: Record<string, Record<string, unknown>> = {
  Error: {
    type: 'object',
    description: 'Every answer of 4xx or 5xx',
    properties: {
      message: { type: 'string', description: 'What went wrong, in words that can be shown' },
    },
    required: ['message'],
  },
};

/** The schema in JSON. Named ones are collected in `schemas`, and referred to. */
function toSchema(schema: z.core.$ZodType, call: DescribedCall, subject = findSubject(call)) {
  const {
    $schema: _,
    $defs = {},
    ...rest
  } = z.toJSONSchema(schema, {
    io: 'input',
    metadata: registry,
    // The lengths of texts are metadata, because their checks are functions.
    override: ({ zodSchema, jsonSchema }) =>
      void Object.assign(jsonSchema, z.globalRegistry.get(zodSchema)),
  });
  for (const [name, definition] of Object.entries($defs)) {
    const entity = entities[name] ? (entities[name].subject ?? '') : subject;
    schemas[name] ??= referring(describeFields(definition as Record<string, unknown>, entity));
  }
  return referring(describeFields(rest, subject));
}

/** With references to the description's own schemas. */
const referring = (schema: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify(schema).replaceAll('#/$defs/', '#/components/schemas/'));

const errorAnswer = (description: string) => ({
  description,
  content: json({ $ref: '#/components/schemas/Error' }),
});

const pact: { interactions: PactExample[] } = JSON.parse(
  readFileSync('contracts/pacts/canvass-web-canvass-api.json', 'utf8'),
);

interface PactExample {
  request: { method: string; path: string; body?: { content: unknown; contentType: string } };
  response: { status: number; body?: { content: unknown } };
}

/** The first interaction of a call with 200 and a body, if any. */
function findExample({ method, path }: DescribedCall): PactExample | undefined {
  const ofCall = pact.interactions.filter(
    ({ request, response }) =>
      request.method === method &&
      request.path.replace('/api/v1', '').replace(/\/\d+/, '/:id') === path &&
      response.status === 200,
  );
  return ofCall.find(({ response }) => response.body) ?? ofCall[0];
}

function describeResponses(call: DescribedCall) {
  const { access, body, query, answer, errors = {} } = call;
  const example = findExample(call)?.response.body?.content;
  return {
    200: {
      description: answer ? 'Done' : 'Done; no body is read: `{}`, anything else or none',
      ...(answer && { content: json(toSchema(answer, call), example) }),
    },
    ...(access !== 'public' && { 401: errorAnswer('No valid token: the session ends') }),
    ...((access === 'owner' || access === 'superAdmin' || call.path === '/user/update') && {
      403: errorAnswer('Not for this role, or in the name of another person'),
    }),
    ...((body || query || call.path === '/upload') && {
      422: errorAnswer('The body or query breaks a rule'),
    }),
    ...Object.fromEntries(
      Object.entries(errors).map(([status, description]) => [status, errorAnswer(description)]),
    ),
  };
}

const findProperties = (schema: Record<string, unknown>): Record<string, object> => {
  const name = String(schema.$ref ?? '').replace('#/components/schemas/', '');
  return (schemas[name] ?? schema).properties as Record<string, object>;
};

function describeParameters(call: DescribedCall) {
  const { path, query } = call;
  const described = query && findProperties(toSchema(query, call));
  return [
    ...(path.includes(':id')
      ? [
          {
            name: 'id',
            in: 'path',
            required: true,
            description: 'Which one',
            schema: {
              type: 'integer',
              format: 'int64',
              minimum: 1,
              maximum: Number.MAX_SAFE_INTEGER,
            },
          },
        ]
      : []),
    ...Object.entries(described ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      required: true,
      schema,
    })),
  ];
}

function describeBody(call: DescribedCall) {
  const { path, body } = call;
  if (body) {
    const example = findExample(call)?.request.body;
    const isJson = example?.contentType.includes('json');
    return {
      required: true,
      content: json(
        toSchema(body, call, findBodySubject(call)),
        isJson ? example?.content : undefined,
      ),
    };
  }
  if (path !== '/upload') return undefined;
  const file = {
    description: 'A picture of at most 5,000,000 bytes; anything else is answered 422',
    type: 'string',
    format: 'binary',
  };
  const schema = { type: 'object', properties: { file }, required: ['file'] };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

const DESCRIPTION = `What the application Canvass asks of its server. Made from the schemas that the application itself
reads and sends with; docs/contracts.md says what is promised beyond shapes, and how a server is verified.`;

/** Who may make a call. */
const callers: Record<DescribedCall['access'], string> = {
  public: 'Anybody may call it, without a token.',
  signedIn: 'Everybody signed in may call it.',
  owner: 'Owners may call it, for what is theirs.',
  superAdmin: 'Super administrators may call it.',
};

/** The whole API as OpenAPI 3.1, from the schemas of form, client and mock backend. */
export function openApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of describedCalls) {
    const parameters = describeParameters(call);
    const requestBody = describeBody(call);
    const path = pathTemplate(call);
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: {
        operationId: call.operationId,
        tags: [call.path.split('/')[1]],
        summary: call.summary,
        description: `${callers[call.access]}${call.errors?.[404] ? ' What is another’s is answered 404.' : ''}`,
        security: call.access === 'public' ? [] : [{ bearer: [] }],
        ...(parameters.length > 0 && { parameters }),
        ...(requestBody && { requestBody }),
        responses: describeResponses(call),
      },
    };
  }
  const areas = [...new Set(describedCalls.map(({ path }) => path.split('/')[1] ?? ''))];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Canvass API',
      version: contractVersion,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/v1' }],
    tags: areas.map((name) => ({ name, description: `Calls under /${name}` })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a login' },
      },
      schemas,
    },
  };
}

const access = {
  public: 'anyone',
  signedIn: 'signed in',
  owner: 'owner',
  superAdmin: 'super administrator',
};

/** The API on one page; openapi.json has the shapes. */
export function apiPage(): string {
  const rows = describedCalls.map((call) => {
    const further = Object.entries(call.errors ?? {}).map(
      ([status, meaning]) => `${status}: ${meaning}`,
    );
    const name = `${call.method} ${pathTemplate(call)}`;
    return `| \`${name}\` | ${call.summary} | ${access[call.access]} | ${further.join('<br>')} |`;
  });
  return `# The API

Made from \`mocks/describedCalls.ts\` by \`npm run docs\`; do not edit. Every shape is in
[openapi.json](openapi.json), every rule on it in [contracts.md](contracts.md).

All paths are under \`/api/v1\`. Errors are \`{ "message": string }\`. Beside what is listed, a call that is not
for anyone answers 401 without a valid token, 403 to the wrong role, and a call with a body or query 422 to one
that breaks a rule.

| call | what it does | who | further errors |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
