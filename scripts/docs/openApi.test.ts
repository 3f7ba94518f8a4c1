import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { callNames } from '../../src/domain/api/calls.ts';
import { openApi } from './openApi.ts';

interface Operation {
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

const description = openApi();
const pact = JSON.parse(readFileSync('contracts/pacts/canvass-web-canvass-api.json', 'utf8'));

function operationOf(method: string, path: string): Operation | undefined {
  const template = path.replace('/api/v1', '').replace(/\/\d+/, '/{id}');
  return description.paths[template]?.[method.toLowerCase()] as Operation | undefined;
}

function fits(schema: object | undefined, value: unknown): true | string {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const components = { components: description.components };
  const root = { ...components, ...schema };
  return ajv.validate(root, value) || ajv.errorsText();
}

test('OpenAPI describes exactly the calls of the mock backend', () => {
  const described = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map(
      (method) => `${method.toUpperCase()} ${path.replace('{id}', ':id')}`,
    ),
  );
  expect(described.toSorted()).toEqual([...callNames].toSorted());
});

test.each<[string, { request: Record<string, never>; response: Record<string, never> }]>(
  pact.interactions.map((interaction: { description: string }) => [
    interaction.description,
    interaction,
  ]),
)('the pact’s "%s" fits the description', (_, { request, response }) => {
  const { method, path, body } = request as never as {
    method: string;
    path: string;
    body?: { content: unknown; contentType: string };
  };
  const { status, body: answer } = response as never as {
    status: number;
    body?: { content: unknown };
  };
  const operation = operationOf(method, path);
  expect(Object.keys(operation?.responses ?? {})).toContain(String(status));
  if (answer) {
    const schema = operation?.responses[status]?.content?.['application/json']?.schema;
    expect(fits(schema, answer.content)).toBe(true);
  }
  if (body?.contentType === 'application/json' && status === 200) {
    const schema = operation?.requestBody?.content['application/json']?.schema;
    expect(fits(schema, body.content)).toBe(true);
  }
});

test.each<[string, string, string, boolean]>([
  ['/user/update', 'password', '', true],
  ['/user/update', 'password', '12345', false],
  ['/user/update', 'password', ' 😀\n456', true],
  ['/auth/sign-up-agent', 'middleName', '', true],
  ['/auth/sign-up-agent', 'middleName', 'B', false],
  ['/auth/sign-up-agent', 'middleName', 'Bo', true],
])('the minimum of a field that may be empty: %s, %s: "%s"', (path, field, value, isTaken) => {
  const operation = operationOf('POST', path);
  const schema = operation?.requestBody?.content['application/json']?.schema as {
    properties: Record<string, object>;
  };
  expect(fits(schema.properties[field], value) === true).toBe(isTaken);
});
